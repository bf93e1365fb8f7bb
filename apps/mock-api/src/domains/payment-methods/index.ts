import { defineDomain } from '../../engine/contract/domain.ts'
import { onProofTimer, PROOF_EXPIRE, PROOF_REFUND } from './card-proofs.ts'
import { paymentMethodsRoutes } from './handlers.ts'
import { seedPaymentMethods } from './seed.ts'
import { paymentMethodsTables } from './tables.ts'

/** Saved cards and e-wallets, and accounts for refunds. */
export const paymentMethodsDomain = defineDomain({
  name: 'wallet',
  tables: paymentMethodsTables,
  routes: paymentMethodsRoutes,
  timers: { [PROOF_EXPIRE]: onProofTimer('expire'), [PROOF_REFUND]: onProofTimer('refund') },
  seedMember: seedPaymentMethods,
})
