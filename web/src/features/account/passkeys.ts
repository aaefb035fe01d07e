/** The browser's side of passkeys: what the server asks, as the browser wants it, and back. */

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export function toText(bytes: ArrayBuffer | null | undefined): string | null {
  if (!bytes) return null
  const plain = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Whether this browser has passkeys at all; only secure pages do. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}

interface Described {
  id: string
  type: 'public-key'
}

interface Options {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: Described[]
  allowCredentials?: Described[]
}

function described(list: Described[] | undefined): PublicKeyCredentialDescriptor[] {
  return (list ?? []).map((one) => ({ ...one, id: toBytes(one.id) }))
}

/** Let the browser make a passkey; null if the person changed their mind. */
export async function make(asked: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const options = asked as unknown as Options & PublicKeyCredentialCreationOptions
  const made = await answered(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: toBytes(options.challenge),
        user: { ...options.user, id: toBytes(options.user.id) },
        excludeCredentials: described(options.excludeCredentials),
      },
    }),
  )
  const response = made?.response as AuthenticatorAttestationResponse | undefined
  return made && response ? credential(made, { attestationObject: toText(response.attestationObject) }) : null
}

/** Let the browser sign with a passkey the person chooses; null if they changed their mind. */
export async function sign(asked: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const options = asked as unknown as Options & PublicKeyCredentialRequestOptions
  const signed = await answered(() =>
    navigator.credentials.get({
      publicKey: { ...options, challenge: toBytes(options.challenge), allowCredentials: described(options.allowCredentials) },
    }),
  )
  const response = signed?.response as AuthenticatorAssertionResponse | undefined
  if (!signed || !response) return null
  return credential(signed, {
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    userHandle: toText(response.userHandle),
  })
}

/** A device that was excluded because it has a passkey already. */
export class SameDevice extends Error {}

async function answered(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') throw new SameDevice()
    if (error instanceof DOMException) return null
    throw error
  }
}

function credential(from: PublicKeyCredential, response: Record<string, string | null>): Record<string, unknown> {
  const id = toText(from.rawId)
  return { id, rawId: id, type: from.type, response: { clientDataJSON: toText(from.response.clientDataJSON), ...response } }
}
