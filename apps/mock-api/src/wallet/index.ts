import { defineDomain } from '../kernel/domain.ts'
import { walletRoutes } from './handlers.ts'
import { fallDue, PROOF_EXPIRE, PROOF_REFUND } from './proofs.ts'
import { seedWallet } from './seed.ts'
import { walletTables } from './tables.ts'

/** What members keep to pay with and to be refunded to. */
export const walletDomain = defineDomain({
  name: 'wallet',
  tables: walletTables,
  routes: walletRoutes,
  due: { [PROOF_EXPIRE]: fallDue('expire'), [PROOF_REFUND]: fallDue('refund') },
  seedMember: seedWallet,
})
