/** The seeded members of every world, by their name in scenarios. Phones without country code. */
export const MEMBERS = {
  /** with orders in every state, vouchers, coins, addresses */
  sari: { phone: '81200000001', email: 'sari@example.com' },
  /** new */
  budi: { phone: '81200000002', email: 'budi@example.com' },
  /** disabled */
  dewi: { phone: '81200000003', email: 'dewi@example.com' },
  /** with unfinished orders */
  agus: { phone: '81200000004', email: 'agus@example.com' },
  /** with after-sales requests in every state */
  putri: { phone: '81200000005', email: 'putri@example.com' },
} as const

export type MemberName = keyof typeof MEMBERS
