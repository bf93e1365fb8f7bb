import type { ArgsByName } from '@nusaria/contracts/registry'
import type { RefundAccount } from '@nusaria/scenarios/dsl/verbs/after-sales'
import type { TestCard } from '@nusaria/scenarios/dsl/verbs/payment'
import type { ShopClient } from '../../support/client.ts'
import { bankAccountFields, CVN, cardFields } from '../../support/sample-cards.ts'
import { assertSame, assertStep, found } from '../driver.ts'
import type { CallActs, StoryContext } from './story-context.ts'

export async function newestAccount(client: ShopClient, account: RefundAccount) {
  const { refund_cards, e_wallets } = await client.call('wallet.list')
  const kept =
    account === 'refund card'
      ? refund_cards.map((card) => ({ ...card, id: card.refund_card_id, kind: 'refund_card' as const, masked: card.masked_number }))
      : e_wallets.map((wallet) => ({ ...wallet, id: wallet.e_wallet_id, kind: 'e_wallet' as const, masked: wallet.masked_phone }))
  const last = kept.toSorted((a, b) => a.added_at.localeCompare(b.added_at)).at(-1)
  const { kind, id, digest, masked } = found(last, `The member has no ${account}`)
  return { target: { kind, id, digest }, masked }
}

export async function addRefundAccount(
  client: ShopClient,
  { account, number }: { readonly account: RefundAccount; readonly number: TestCard },
): Promise<void> {
  const { banks, e_wallets } = await client.call('wallet.options')
  if (account === 'refund card') await client.call('wallet.refundCardAdd', bankAccountFields(number, banks[0]?.bank_code ?? ''))
  else {
    assertStep(number === 'good', 'An e-wallet has no number that is declined')
    await client.call('wallet.eWalletAdd', { e_wallet_code: e_wallets[0]?.e_wallet_code ?? '', phone: cardFields('good', '').phone })
  }
}

const cashierOf = ({ client, order_no }: StoryContext) => client.call('payment.cashier', { order_no })

export async function firstBank({ client }: StoryContext): Promise<string> {
  return (await client.call('wallet.options')).banks[0]?.bank_code ?? ''
}

export const gatewaySession = (url: string | null | undefined) => url?.split(/[/=]/).at(-1) ?? ''

export async function startPayment(story: StoryContext, how: Omit<ArgsByName<'payment.pay'>, 'order_no' | 'amount'>): Promise<void> {
  const { total: amount } = await cashierOf(story)
  const { payment_no, redirect_url } = await story.client.call('payment.pay', { order_no: story.order_no, amount, ...how })
  Object.assign(story, { payment_no, session: gatewaySession(redirect_url) })
}

export const paymentActions: CallActs<'payment'> = {
  async pays(story, { method }) {
    const option = (await cashierOf(story)).options.find((one) => one.method === method)
    await startPayment(story, { method, channel: option?.channels[0]?.channel })
  },

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

  async seesCard({ client }, { proven }) {
    const { cards } = await client.call('wallet.list')
    assertSame('The number of saved cards', cards.length, 1)
    assertSame('Whether the card is verified', cards[0]?.verification === 'verified', proven)
  },
}
