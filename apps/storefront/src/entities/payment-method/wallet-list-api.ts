import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const walletListApi = api.injectEndpoints({
  endpoints: endpointsOf('wallet', { list: paymentMethodsContract.list }, { list: { provides: ['Wallet'], suppressToast: true } }),
})

/** What the member's wallet keeps: for the wallet's own pages, and wherever money is sent back to one of its accounts. */
export const { useWalletListQuery } = walletListApi
