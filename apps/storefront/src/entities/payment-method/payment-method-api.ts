import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const { options: _, list: __, ...calls } = paymentMethodsContract
/** The cashier shows the wallet too. */
const mutationOptions = { invalidates: ['Wallet', 'Payment'], quiet: true } as const

/** The member's wallet. Refusals show on the page; adding and changing numbers is sensitive and is dispatched untracked. */
export const paymentMethodApi = api.injectEndpoints({
  endpoints: endpointsOf('wallet', calls, {
    cardAdd: mutationOptions,
    cardProve: mutationOptions,
    cardVerify: mutationOptions,
    cardDefault: mutationOptions,
    cardRemove: mutationOptions,
    eWalletAdd: mutationOptions,
    eWalletDefault: mutationOptions,
    eWalletRemove: mutationOptions,
    refundCardAdd: mutationOptions,
    refundCardUpdate: mutationOptions,
    refundCardDefault: mutationOptions,
    refundCardRemove: mutationOptions,
  }),
})

export const {
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
