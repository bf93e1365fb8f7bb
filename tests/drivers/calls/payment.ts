import type { NewCard } from '@nusaria/contracts/card'
import type { ArgsByName } from '@nusaria/scenarios/dsl/calls'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { WorldControl } from '../../support/control.ts'
import { assertStep } from '../driver.ts'
import { requireOrderNo, type StoryContext } from './story-context.ts'

/** Test cards with valid check digits; the gateway declines the second. */
const CARD_NUMBERS = { good: '4111111111111111', declined: '4000000000000002' } as const

export const CVN = '123'

/** The fields of a card form. */
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

export async function firstBank({ client }: StoryContext): Promise<string> {
  return (await client.call('wallet.options')).banks[0]?.bank_code ?? ''
}

const gatewaySession = (url: string | null | undefined) => url?.split(/[/=]/).at(-1) ?? ''

/** Starts a payment. */
async function startPayment(story: StoryContext, how: Omit<ArgsByName<'payment.pay'>, 'order_no' | 'amount'>): Promise<void> {
  const { client } = story
  const order_no = requireOrderNo(story)
  const { total: amount } = await client.call('payment.cashier', { order_no })
  const payment = await client.call('payment.pay', { order_no, amount, ...how })
  story.payment_no = payment.payment_no
  story.session = gatewaySession(payment.redirect_url)
}

/** Payments. */
export const paymentActions = {
  async pays(story: StoryContext, { method, channel }: Verbs['pays']): Promise<void> {
    const { options } = await story.client.call('payment.cashier', { order_no: requireOrderNo(story) })
    const channels = options.find((option) => option.method === method)?.channels
    await startPayment(story, { method, channel: channel ?? channels?.[0]?.channel })
  },

  async paysByCard(story: StoryContext, { card, keep }: Verbs['paysByCard']): Promise<void> {
    await startPayment(story, { method: 'card', card: cardFields(card, await firstBank(story)), save_card: keep })
  },

  async paysBySavedCard(story: StoryContext): Promise<void> {
    const { saved_cards } = await story.client.call('payment.cashier', { order_no: requireOrderNo(story) })
    await startPayment(story, { method: 'card', saved_card: { card_id: saved_cards[0]?.card_id ?? '', cvn: CVN } })
  },

  async abandonsPayment(story: StoryContext): Promise<void> {
    const { payment } = await story.client.call('payment.cashier', { order_no: requireOrderNo(story) })
    assertStep(payment, 'No payment is under way')
    await story.client.call('payment.abandon', { payment_no: payment.payment_no })
  },

  async choosesAtGateway({ client, session }: StoryContext, { result }: Verbs['choosesAtGateway']): Promise<void> {
    await client.call('payment.gatewaySession', { session })
    await client.call('payment.gatewayResult', { session, result })
  },
}

interface PaymentRow {
  readonly payment_no: string
  readonly order_no: string
}

/** The gateway reports an event of the order's last payment. */
export async function reportPayment(world: WorldControl, order_no: string, { report }: Verbs['reports']): Promise<void> {
  const payments = (await world.state<PaymentRow>('payments')).filter((payment) => payment.order_no === order_no)
  const last = payments.at(-1)
  assertStep(last, `Nobody has begun to pay ${order_no}`)
  await world.event('payment', last.payment_no, report)
}
