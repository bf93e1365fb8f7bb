import type { AccountKind } from '../../shared/format/account.ts'

/** What verifying the linked phone or e-mail bought, until the change it allows. */
interface VerifyTicket {
  readonly kind: AccountKind
  readonly member_no: string
  readonly ticket: string
}

let current: VerifyTicket | null = null

/**
 * The ticket of a verified phone or e-mail, in this page's memory alone: never in the address, a storage or the store. Gone with a reload;
 * the shop then asks for another verification.
 */
export const verifyTicket = {
  set(ticket: VerifyTicket): void {
    current = ticket
  },
  /** This member's for this kind, if any. It serves until the shop takes or refuses it. */
  get(kind: AccountKind, member_no: string): string | undefined {
    return current?.kind === kind && current.member_no === member_no ? current.ticket : undefined
  },
  clear(): void {
    current = null
  },
} as const
