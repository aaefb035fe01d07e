/** This browser's account: what the server says about it, and everything its holder can do. */

import { ask, askAsMyself } from '../../net/api'
import { textOf } from '../../i18n/problems.svelte'
import { settings } from '../../browser/settings.svelte'
import type { Account, AccountState, PasskeyOptions, PasskeyQuestion } from '../../net/types'
import { say } from '../../i18n/words.svelte'
import { knowsPasskeys, make, SameDevice, sign } from './passkeys'

type Purpose = PasskeyQuestion['purpose']

export class AccountStore {
  /** Undefined until the server has told. */
  account = $state.raw<Account | null | undefined>(undefined)
  problem = $state('')
  done = $state('')
  busy = $state(false)
  /** Why there can be no passkeys here, if so. */
  impossible = $state('')

  load(): Promise<void> {
    return this.attempt(async () => {
      const state = await ask<AccountState>('GET', '/account')
      this.account = state.account
      settings.account = state.account !== null
      if (!knowsPasskeys()) this.impossible = say(state.possible ? 'web-account-unsupported' : 'web-account-impossible')
      else if (!state.possible) this.impossible = say('web-account-impossible')
    })
  }

  make(name: string, passkeyName: string): Promise<void> {
    return this.withPasskey('make', name, async (credential) => {
      this.enter(await askAsMyself<Account>('POST', '/account', { credential, name, passkey_name: passkeyName }))
    })
  }

  signIn(): Promise<void> {
    return this.withPasskey('sign_in', '', async (credential) => {
      this.enter(await askAsMyself<Account>('POST', '/account/sign-in', { credential }))
    })
  }

  recover(code: string): Promise<void> {
    return this.attempt(async () => this.enter(await askAsMyself<Account>('POST', '/account/recover', { code })))
  }

  addPasskey(passkeyName: string): Promise<void> {
    return this.withPasskey('add', '', (credential) => this.change('/passkeys', { credential, name: '', passkey_name: passkeyName }))
  }

  rename(name: string): Promise<void> {
    return this.attempt(async () => this.enter(await ask<Account>('PUT', '/account', { name })))
  }

  renamePasskey(id: string, name: string): Promise<void> {
    return this.attempt(() => this.change('/passkeys/rename', { id, name }))
  }

  removePasskey(id: string, code: string): Promise<void> {
    return this.attempt(() => this.change('/passkeys/remove', { id, code }))
  }

  replaceCode(): Promise<void> {
    return this.attempt(() => this.change('/code'))
  }

  signOut(everywhere: boolean): Promise<void> {
    return this.attempt(async () => this.leave(await ask<AccountState>('POST', '/account/sign-out', { everywhere })))
  }

  remove(name: string): Promise<void> {
    return this.attempt(async () => {
      this.leave(await ask<AccountState>('POST', '/account/delete', { name }))
      this.done = say('web-account-gone')
    })
  }

  forgetCode(): void {
    if (this.account) this.account = { ...this.account, code: null }
  }

  private async change(path: string, body?: unknown): Promise<void> {
    const code = this.account?.code
    const changed = await ask<Account>('POST', `/account${path}`, body)
    // A code that was not written down yet stays on the screen.
    this.account = { ...changed, code: changed.code ?? code ?? null }
  }

  private enter(account: Account): void {
    this.account = { ...account, code: account.code ?? this.account?.code ?? null }
    settings.name = account.name
    settings.account = true
  }

  private leave(state: AccountState): void {
    this.account = state.account
    settings.name = ''
    settings.account = false
  }

  private withPasskey(purpose: Purpose, name: string, use: (credential: Record<string, unknown>) => Promise<void>): Promise<void> {
    return this.attempt(async () => {
      const { options } = await askAsMyself<PasskeyOptions>('POST', '/account/question', { purpose, name })
      const credential = await (purpose === 'sign_in' ? sign(options) : make(options))
      if (credential) await use(credential)
      else this.problem = say('web-account-cancelled')
    })
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = this.done = ''
    try {
      await act()
    } catch (error) {
      this.problem = error instanceof SameDevice ? say('web-account-same-device') : textOf(error)
    }
    this.busy = false
  }
}
