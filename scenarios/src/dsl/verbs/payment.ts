import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { GatewayResult } from '@nusaria/contracts/payment-entities'
import type { PointsReason } from '@nusaria/contracts/points'
import type { Amount } from '../amounts.ts'
import { verb, verbWith } from '../declare.ts'

/** A test card: the gateway declines the second. */
export type TestCard = 'good' | 'declined'

const atCashier = verbWith({ needs: 'order', at: 'checkout' })
const inWallet = verbWith({ at: 'wallet' })
const inPaymentOptions = verbWith({ at: 'paymentOption' })

/** Payments, vouchers, coins and saved cards. */
export const paymentVerbs = {
  pays: atCashier('Pays with the first option of the method.', (method: PayMethod) => ({ method })),
  paysBySavedCard: atCashier('Pays with the saved card and its CVN.'),
  abandonsPayment: atCashier('Cancels the pending payment, to choose another method.'),
  choosesAtGateway: verb("Chooses a result on the gateway's page.", (result: GatewayResult) => ({ result }), { needs: 'payment' }),
  closesTab: verb('Closes the tab and opens the shop in another.', undefined, { only: 'pages' }),
  seesVoucher: inWallet('It is in this part of the wallet.', (coupon: string, state: 'unused' | 'used' | 'expired') => ({ coupon, state })),
  seesCoins: verb(
    'One of the two newest ledger lines has this reason; spent coins are negative.',
    (reason: PointsReason, coins?: Amount) => ({ reason, coins }),
  ),
  seesCard: inPaymentOptions('One card is saved, verified or not.', (proven: boolean) => ({ proven })),
}
