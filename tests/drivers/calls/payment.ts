import type { NewCard } from '@nusaria/contracts/card'
import type { ArgsByName } from '@nusaria/scenarios/dsl/calls'
import type { paymentVerbs } from '@nusaria/scenarios/dsl/verbs/payment'
import { assertNumber, assertStep } from '../driver.ts'
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

/** Payments, vouchers, coins and saved cards. */
export const paymentActions: CallActs<typeof paymentVerbs> = {
  async pays(story, { method, channel }) {
    const { options } = await cashierOf(story)
    const channels = options.find((option) => option.method === method)?.channels
    await startPayment(story, { method, channel: channel ?? channels?.[0]?.channel })
  },

  paysByCard: async (story, { card, keep }) =>
    startPayment(story, { method: 'card', card: cardFields(card, await firstBank(story)), save_card: keep }),

  async paysBySavedCard(story) {
    const { saved_cards } = await cashierOf(story)
    await startPayment(story, { method: 'card', saved_card: { card_id: saved_cards[0]?.card_id ?? '', cvn: CVN } })
  },

  async abandonsPayment(story) {
    const { payment } = await cashierOf(story)
    assertStep(payment, 'No payment is under way')
    await story.client.call('payment.abandon', { payment_no: payment.payment_no })
  },

  async choosesAtGateway({ client, session }, { result }) {
    await client.call('payment.gatewaySession', { session })
    await client.call('payment.gatewayResult', { session, result })
  },

  redeems: ({ client }, { code }) => client.call('promotion.redeemCode', { code }),

  async seesVoucher({ client }, { coupon, state }) {
    const { list } = await client.call('promotion.wallet', { state, page_num: 1, page_size: 50 })
    assertStep(
      list.some(({ coupon_no }) => coupon_no === coupon),
      `${coupon} is not among the ${state} ones`,
    )
  },

  async seesCoins({ client }, { reason, coins }) {
    const newest = (await client.call('points.record', { page_num: 1, page_size: 2 })).list
    const lines = newest.map((line) => `${line.reason} ${line.points}`)
    const ofReason = newest.filter((line) => line.reason === reason)
    assertStep(ofReason[0], `The ledger's newest lines say ${lines.join(' and ')}, not ${reason}`)
    const line = ofReason.find(({ points }) => points === coins) ?? ofReason[0]
    assertNumber(`The number of coins for ${reason}`, line.points, coins)
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
