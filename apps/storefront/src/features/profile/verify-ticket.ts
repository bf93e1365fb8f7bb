import type { AccountKind } from '../../shared/format/account.ts'

/** What verifying the linked phone or e-mail bought, until the change it allows. */
interface Kept {
  readonly kind: AccountKind
  readonly member_no: string
  readonly ticket: string
}

let kept: Kept | null = null

/**
 * The ticket of a verified phone or e-mail, in this page's memory alone: never in the address, a storage or the store. Gone with a reload;
 * the shop then asks for another verification.
 */
export const verifyTicket = {
  keep(ticket: Kept): void {
    kept = ticket
  },
  /** This member's for this kind, if any. It serves until the shop takes or refuses it. */
  of(kind: AccountKind, member_no: string): string | undefined {
    return kept?.kind === kind && kept.member_no === member_no ? kept.ticket : undefined
  },
  forget(): void {
    kept = null
  },
} as const
