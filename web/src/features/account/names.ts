/** The number and the name of this very computer. */

/** The number of this computer itself, which also has a name. */
export function isNumber(host: string): boolean {
  return /^(127(\.\d{1,3}){3}|\[::1\])$/.test(host)
}

/** This page under the name of this computer. */
export function byName({ protocol, port }: Pick<Location, 'protocol' | 'port'>, token: string | null = null): string {
  const hash = token === null ? '' : `#handover=${token}`
  return `${protocol}//localhost${port ? `:${port}` : ''}/account${hash}`
}
