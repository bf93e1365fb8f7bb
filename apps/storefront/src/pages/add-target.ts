import { lazyWithRetry } from '../shared/lazy.ts'

/** The wallet's forms to add an account for refunds, loaded with the first press that asks for one. */
export const AddRefundAccount = lazyWithRetry(() =>
  import('../features/wallet/add-target.tsx').then((m) => ({ default: m.AddRefundAccount })),
)
