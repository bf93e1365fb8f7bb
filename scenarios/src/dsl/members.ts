/** The seeded members every world knows, by the name scenarios call them. Phone without country code. */
export const MEMBERS = {
  /** a regular: orders in every state, vouchers, coins, addresses */
  sari: { phone: '81200000001', email: 'sari@example.com' },
  /** new, with nothing yet */
  budi: { phone: '81200000002', email: 'budi@example.com' },
  /** disabled */
  dewi: { phone: '81200000003', email: 'dewi@example.com' },
  /** has unfinished orders, wants the account deleted */
  agus: { phone: '81200000004', email: 'agus@example.com' },
  /** after-sales requests in every state */
  putri: { phone: '81200000005', email: 'putri@example.com' },
} as const

export type MemberName = keyof typeof MEMBERS
