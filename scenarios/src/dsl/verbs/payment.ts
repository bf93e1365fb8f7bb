import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { GatewayResult } from '@nusaria/contracts/payment-entities'
import type { PointsReason } from '@nusaria/contracts/points'
import type { Amount } from '../amounts.ts'
import { verb } from '../declare.ts'

/** A test card: the gateway declines the second. */
export type TestCard = 'good' | 'declined'

const cashier = { needs: 'order', at: 'checkout' } as const

/** Payments, vouchers, coins and saved cards. */
export const paymentVerbs = {
  pays: verb(
    'Pays at the cashier with the first option of the method.',
    (method: PayMethod, channel?: string) => ({ method, channel }),
    cashier,
  ),
  paysByCard: verb(
    'Types a card at the cashier, saved for later or not.',
    (card: TestCard, keep: boolean = false) => ({ card, keep }),
    cashier,
  ),
  paysBySavedCard: verb('Pays with the saved card and its CVN.', undefined, cashier),
  abandonsPayment: verb('Cancels the pending payment, to choose another method.', undefined, cashier),
  choosesAtGateway: verb("Chooses a result on the gateway's page.", (result: GatewayResult) => ({ result }), { needs: 'payment' }),
  closesTab: verb('Closes the tab and opens the shop in another.', undefined, { only: 'pages' }),
  redeems: verb('Redeems a code in the voucher wallet.', (code: string) => ({ code }), { at: 'wallet' }),
  seesVoucher: verb(
    'The voucher is in this part of the wallet.',
    (coupon: string, state: 'unused' | 'used' | 'expired') => ({ coupon, state }),
    { at: 'wallet' },
  ),
  seesCoins: verb(
    'One of the two newest ledger lines has this reason; spent coins are negative.',
    (reason: PointsReason, coins?: Amount) => ({ reason, coins }),
  ),
  savesCard: verb("Adds a card, up to the gateway's page that verifies it.", (card: TestCard) => ({ card }), {
    at: 'paymentOption',
  }),
  seesCard: verb('One card is saved, verified or not.', (proven: boolean) => ({ proven }), { at: 'paymentOption' }),
}
