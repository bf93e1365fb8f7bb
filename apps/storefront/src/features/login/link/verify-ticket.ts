import type { AccountKind } from '#platform/format/account.ts'

interface VerifyTicket {
  readonly kind: AccountKind
  readonly member_no: string
  readonly ticket: string
}

let current: VerifyTicket | null = null

/** The ticket of a verified phone or e-mail, only in memory: never in the address, a storage or the store. After a reload the session counts as verified. */
export const verifyTicket = {
  set(ticket: VerifyTicket): void {
    current = ticket
  },
  get(kind: AccountKind, member_no: string): string | undefined {
    return current?.kind === kind && current.member_no === member_no ? current.ticket : undefined
  },
  clear(): void {
    current = null
  },
} as const
