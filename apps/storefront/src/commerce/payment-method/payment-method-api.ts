import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { api } from '#platform/api/api.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'

/** The cashier shows the saved methods too. */
const change = { invalidates: ['Wallet', 'Payment'], suppressToast: true } as const

/** Saved cards, e-wallets and refund accounts, and the banks and e-wallets the shop works with. The page shows errors itself. */
export const paymentMethodApi = api.injectEndpoints({
  endpoints: endpointsOf('wallet', paymentMethodsContract, {
    options: { suppressToast: true, keepUnusedDataFor: 600 },
    list: { provides: ['Wallet'], suppressToast: true },
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
  }),
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
