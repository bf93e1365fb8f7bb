import { type AccountKind, parseAccount } from '#platform/format/account.ts'
import type { CodeRequest } from '#session/sent-code.ts'

/** The member's own phone or e-mail. */
export interface OwnAccount {
  readonly kind: AccountKind
  /** As `member.info` gives it: masked by the documentation's rule, or in full. */
  readonly shown: string
}

/** Whom a code is sent to. A masked account can't be named, so that it takes a call of our own; one that is known in full takes the documented calls. */
export function toRecipient({ kind, shown }: OwnAccount): Pick<CodeRequest, 'kind' | 'account' | 'linked'> {
  const known = parseAccount(shown)
  return known?.kind === kind ? known : { kind, account: shown, linked: true }
}
