import { lazyWithRetry } from '../shared/lazy-with-retry.ts'

/** The wallet's forms to add an account for refunds, loaded with the first press that asks for one. */
export const AddRefundAccount = lazyWithRetry(() =>
  import('../entities/payment-method/add-refund-account.tsx').then((m) => ({ default: m.AddRefundAccount })),
)
