import { walletContract } from '@nusaria/contracts/wallet'
import { api } from '../api/api.ts'
import { endpointsOf } from '../api/endpoints-of.ts'

const banksApi = api.injectEndpoints({
  endpoints: endpointsOf('wallet', { options: walletContract.options }, { options: { quiet: true, keepFor: 600 } }),
})

/** Banks and e-wallets the shop works with. */
export const { useWalletOptionsQuery } = banksApi
