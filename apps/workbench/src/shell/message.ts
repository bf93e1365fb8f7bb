import type { SignedIn } from '@nusaria/mock-api/control/types'
import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import { callControl, worldPath } from '../control/call-control.ts'

/** Who the shell says is logged in: nobody, somebody whose token is refused, or a seeded member. */
export const TOKEN_OWNERS = ['none', 'refused', ...Object.keys(MEMBERS)] as const
export type TokenOwner = (typeof TOKEN_OWNERS)[number]

/** What a token that no login gave looks like. */
const REFUSED = 'refused-token'

/** Stands for a member's token in a message that is typed; the token itself is never shown. */
const REFERENCE = /"@([^"\\]+)"/g

/** The message of a shell in which somebody is logged in and which speaks a language ('' says none), as text to be typed on. */
export function messageText(who: TokenOwner, language: string): string {
  return JSON.stringify(
    {
      ...(who === 'refused' && { Token: REFUSED }),
      ...(who !== 'none' && who !== 'refused' && { Token: `@${who}` }),
      ...(language && { Language: language }),
      appVersion: '3.2.0',
    },
    null,
    2,
  )
}

/** Tokens of members as they are needed: one sign-in each, so that a message sent again says the same. */
export class TokenCache {
  readonly #world: string
  readonly #known = new Map<string, Promise<string>>()
  readonly #values = new Set<string>()

  constructor(world: string) {
    this.#world = world
  }

  /** Every token given so far, to be kept out of sight. */
  get values(): readonly string[] {
    return [...this.#values]
  }

  async of(member: string): Promise<string> {
    const known = this.#known.get(member) ?? this.#signIn(member)
    this.#known.set(member, known)
    try {
      return await known
    } catch (error) {
      this.#known.delete(member)
      throw error
    }
  }

  /** The next one is a new session. */
  forget(): void {
    this.#known.clear()
  }

  async #signIn(member: string): Promise<string> {
    const { auth_token } = await callControl<SignedIn>('POST', worldPath(this.#world, '/sign-in'), { member })
    this.#values.add(auth_token)
    return auth_token
  }
}

/** The message as it is sent: what was typed, to the letter, but for `"@sari"`, which becomes Sari's token. Rejects when a member can't sign in. */
export async function fillTokens(text: string, tokens: TokenCache): Promise<string> {
  const named = new Map<string, string>()
  for (const [, member = ''] of text.matchAll(REFERENCE)) named.set(member, await tokens.of(member))
  return text.replace(REFERENCE, (_whole, member: string) => JSON.stringify(named.get(member)))
}
