import { paymentMethodsContract } from '@nusaria/contracts/payment-methods'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const banksApi = api.injectEndpoints({
  endpoints: endpointsOf(
    'wallet',
    { options: paymentMethodsContract.options },
    { options: { suppressToast: true, keepUnusedDataFor: 600 } },
  ),
})

/** Banks and e-wallets the shop works with. */
export const { useWalletOptionsQuery } = banksApi
