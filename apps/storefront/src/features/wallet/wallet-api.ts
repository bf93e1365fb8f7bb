import { walletContract } from '@nusaria/contracts/wallet'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const { options: _, list: __, ...calls } = walletContract
/** The cashier shows the wallet too. */
const changes = { invalidates: ['Wallet', 'Payment'], quiet: true } as const

/** The member's wallet. Refusals show on the page; adding and changing numbers is sensitive and is dispatched untracked. */
export const walletApi = api.injectEndpoints({
  endpoints: endpointsOf('wallet', calls, {
    cardAdd: changes,
    cardProve: changes,
    cardVerify: changes,
    cardDefault: changes,
    cardRemove: changes,
    eWalletAdd: changes,
    eWalletDefault: changes,
    eWalletRemove: changes,
    refundCardAdd: changes,
    refundCardUpdate: changes,
    refundCardDefault: changes,
    refundCardRemove: changes,
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
} = walletApi
