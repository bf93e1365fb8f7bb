import { defineDomain, rowTimer } from '../../engine/contract/domain.ts'
import { cardProofMachine, onProofTimer, PROOF_EXPIRE, PROOF_REFUND } from './cards.ts'
import { paymentMethodsRoutes } from './handlers.ts'
import { seedPaymentMethods } from './seed.ts'
import { paymentMethodsTables } from './tables.ts'

/** Saved cards and e-wallets, and accounts for refunds. */
export const paymentMethodsDomain = defineDomain({
  owned: {
    card: (db, id) => db.cards.get(id),
    e_wallet: (db, id) => db.e_wallets.get(id),
    refund_card: (db, id) => db.refund_cards.get(id),
  },
  name: 'wallet',
  tables: paymentMethodsTables,
  routes: paymentMethodsRoutes,
  machines: [cardProofMachine],
  timers: {
    [PROOF_EXPIRE]: rowTimer('card_proofs', onProofTimer('expire')),
    [PROOF_REFUND]: rowTimer('card_proofs', onProofTimer('refund')),
  },
  seedMember: seedPaymentMethods,
})
