import { SHELL_CAPABILITIES } from '@nusaria/contracts/shell'
import { MEMBERS } from '@nusaria/scenarios/members'
import { control } from '../control/control-client.ts'

/** Whose token the shell sends: nobody's, one that is refused, or a seeded member's. */
export const TOKEN_OWNERS = ['none', 'refused', ...Object.keys(MEMBERS)] as const
export type TokenOwner = (typeof TOKEN_OWNERS)[number]

/** A token that the mock refuses. */
const REFUSED = 'refused-token'

/** The placeholder of a member's token in the typed message. The token itself is never shown. */
const REFERENCE = /"@([^"\\]+)"/g

/** The shell's message as editable text. An empty language is left out. */
export function messageText(who: TokenOwner, language: string): string {
  return JSON.stringify(
    {
      ...(who === 'refused' && { Token: REFUSED }),
      ...(who !== 'none' && who !== 'refused' && { Token: `@${who}` }),
      ...(language && { Language: language }),
      appVersion: '3.2.0',
      capabilities: SHELL_CAPABILITIES,
    },
    null,
    2,
  )
}

/** Tokens of members. Each member signs in once, so that a message sent again has the same token. */
export class TokenCache {
  readonly #world: string
  readonly #known = new Map<string, string>()
  /** All tokens so far, for masking. */
  readonly values: string[] = []

  constructor(world: string) {
    this.#world = world
  }

  async of(member: string): Promise<string> {
    const known = this.#known.get(member)
    if (known) return known
    const { auth_token } = await control('signIn', { params: { id: this.#world }, body: { member } })
    this.#known.set(member, auth_token)
    this.values.push(auth_token)
    return auth_token
  }

  /** The next token comes from a new session. */
  forget(): void {
    this.#known.clear()
  }
}

/** The message to send: the typed text with `"@sari"` replaced by Sari's token. Rejects when a member can't sign in. */
export async function fillTokens(text: string, tokens: TokenCache): Promise<string> {
  const named = new Map<string, string>()
  for (const [, member = ''] of text.matchAll(REFERENCE)) named.set(member, await tokens.of(member))
  return text.replace(REFERENCE, (_whole, member: string) => JSON.stringify(named.get(member)))
}
