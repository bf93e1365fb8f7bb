import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { injectCalls } from '#platform/api/api.ts'

/** The cashier shows the saved methods too. */
const change = { invalidates: ['PaymentMethod', 'Payment'] } as const

export const paymentMethodApi = injectCalls('wallet', paymentMethodsContract, {
  options: { keepUnusedDataFor: 600 },
  list: { provides: ['PaymentMethod'] },
  cardAdd: change,
  cardProve: change,
  cardVerify: change,
  cardDefault: change,
  cardRemove: change,
  eWalletAdd: change,
  eWalletDefault: change,
  eWalletRemove: change,
  refundCardAdd: change,
  refundCardUpdate: change,
  refundCardDefault: change,
  refundCardRemove: change,
})

/** Without the calls that carry card or account numbers: those are dispatched untracked, by `useSensitiveMutation`. */
export const {
  useWalletOptionsQuery,
  useWalletListQuery,
  useWalletCardProveMutation,
  useWalletCardVerifyMutation,
  useWalletCardDefaultMutation,
  useWalletCardRemoveMutation,
  useWalletEWalletAddMutation,
  useWalletEWalletDefaultMutation,
  useWalletEWalletRemoveMutation,
  useWalletRefundCardDefaultMutation,
  useWalletRefundCardRemoveMutation,
} = paymentMethodApi
