import type { NewCard } from '@nusaria/contracts/card'
import type { ArgsByName } from '@nusaria/scenarios/dsl/calls'
import type { RefundAccount } from '@nusaria/scenarios/dsl/verbs/after-sales'
import type { ShopClient } from '../../support/client.ts'
import { assertSame, assertStep, found } from '../driver.ts'
import type { CallActs, StoryContext } from './story-context.ts'

/** Test cards with valid check digits; the gateway declines the second. */
const CARD_NUMBERS = { good: '4111111111111111', declined: '4000000000000002' } as const

export const CVN = '123'

export function cardFields(card: keyof typeof CARD_NUMBERS, bank_code: string): NewCard {
  return {
    bank_code,
    card_number: CARD_NUMBERS[card],
    expiry_month: 12,
    expiry_year: 2031,
    cvn: CVN,
    first_name: 'Sari',
    last_name: 'Wulandari',
    email: 'sari@example.com',
    phone: '81200000001',
  }
}

/** Bank account numbers; the gateway can't pay to the second. */
export const ACCOUNT_NUMBERS = { good: '1234567890', declined: '1234560002' } as const

export async function newestAccount(client: ShopClient, account: RefundAccount) {
  const { refund_cards, e_wallets } = await client.call('wallet.list')
  const kept =
    account === 'refund card'
      ? refund_cards.map((card) => ({ ...card, id: card.refund_card_id, kind: 'refund_card' as const, masked: card.masked_number }))
      : e_wallets.map((wallet) => ({ ...wallet, id: wallet.e_wallet_id, kind: 'e_wallet' as const, masked: wallet.masked_phone }))
  const last = kept.toSorted((a, b) => a.added_at.localeCompare(b.added_at)).at(-1)
  const { kind, id, masked } = found(last, `The member has no ${account}`)
  return { target: { kind, id }, masked }
}

export function bankAccountFields(number: keyof typeof ACCOUNT_NUMBERS, bank_code: string) {
  const { first_name, last_name, email, phone } = cardFields('good', '')
  return { bank_code, card_number: ACCOUNT_NUMBERS[number], first_name, last_name, email, phone }
}

export async function addRefundAccount(
  client: ShopClient,
  { account, number }: { readonly account: RefundAccount; readonly number: keyof typeof ACCOUNT_NUMBERS },
): Promise<void> {
  const { banks, e_wallets } = await client.call('wallet.options')
  if (account === 'refund card') await client.call('wallet.refundCardAdd', bankAccountFields(number, banks[0]?.bank_code ?? ''))
  else {
    assertStep(number === 'good', 'An e-wallet has no number that is declined')
    await client.call('wallet.eWalletAdd', { e_wallet_code: e_wallets[0]?.e_wallet_code ?? '', phone: cardFields('good', '').phone })
  }
}

const cashierOf = ({ client, order_no }: StoryContext) => client.call('payment.cashier', { order_no })

async function firstBank({ client }: StoryContext): Promise<string> {
  return (await client.call('wallet.options')).banks[0]?.bank_code ?? ''
}

const gatewaySession = (url: string | null | undefined) => url?.split(/[/=]/).at(-1) ?? ''

async function startPayment(story: StoryContext, how: Omit<ArgsByName<'payment.pay'>, 'order_no' | 'amount'>): Promise<void> {
  const { total: amount } = await cashierOf(story)
  const { payment_no, redirect_url } = await story.client.call('payment.pay', { order_no: story.order_no, amount, ...how })
  Object.assign(story, { payment_no, session: gatewaySession(redirect_url) })
}

export const paymentActions: CallActs<'payment'> = {
  async pays(story, { method }) {
    const option = (await cashierOf(story)).options.find((one) => one.method === method)
    await startPayment(story, { method, channel: option?.channels[0]?.channel })
  },

  paysByCard: async (story, { card, keep }) =>
    startPayment(story, { method: 'card', card: cardFields(card, await firstBank(story)), save_card: keep }),

  async paysBySavedCard(story) {
    const { saved_cards } = await cashierOf(story)
    await startPayment(story, { method: 'card', saved_card: { card_id: saved_cards[0]?.card_id ?? '', cvn: CVN } })
  },

  async abandonsPayment(story) {
    const { payment_no } = found((await cashierOf(story)).payment, 'No payment is under way')
    await story.client.call('payment.abandon', { payment_no })
  },

  async choosesAtGateway({ client, session }, { result }) {
    await client.call('payment.gatewaySession', { session })
    await client.call('payment.gatewayResult', { session, result })
  },

  redeems: ({ client }, { code }) => client.call('promotion.redeemCode', { code }),

  async seesVoucher({ client }, { coupon, state }) {
    const { list } = await client.call('promotion.wallet', { state, page_num: 1, page_size: 50 })
    const held = list.map(({ coupon_no }) => coupon_no)
    assertStep(held.includes(coupon), `${coupon} is not among the ${state} ones`)
  },

  async seesCoins({ client }, { reason, coins }) {
    const { list } = await client.call('points.record', { page_num: 1, page_size: 2 })
    const ofReason = list.filter((line) => line.reason === reason)
    const line = ofReason.find(({ points }) => points === coins) ?? ofReason[0]
    const { points } = found(line, `The ledger's newest lines say ${list.map((one) => one.reason).join(' and ')}, not ${reason}`)
    assertSame(`The number of coins for ${reason}`, points, coins)
  },

  async savesCard(story, { card }) {
    const { verify_url } = await story.client.call('wallet.cardAdd', cardFields(card, await firstBank(story)))
    story.session = gatewaySession(verify_url)
  },

  async seesCard({ client }, { proven }) {
    const [card] = (await client.call('wallet.list')).cards
    assertStep(card && (card.verification === 'verified') === proven, `The card stands at ${card?.verification}`)
  },
}
