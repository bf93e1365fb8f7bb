import type { NewCard } from '@nusaria/contracts/card'
import type { ArgsByName } from '@nusaria/scenarios/dsl/calls'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { WorldControl } from '../../support/control.ts'
import { must } from '../driver.ts'
import { orderOf, type Story } from './story.ts'

/** Numbers of the test cards: both pass Luhn, the gateway declines the second. */
const NUMBERS = { good: '4111111111111111', declined: '4000000000000002' } as const

export const CVN = '123'

/** A card as the shopper types it. */
export function cardOf(card: keyof typeof NUMBERS, bank_code: string): NewCard {
  return {
    bank_code,
    card_number: NUMBERS[card],
    expiry_month: 12,
    expiry_year: 2031,
    cvn: CVN,
    first_name: 'Sari',
    last_name: 'Wulandari',
    email: 'sari@example.com',
    phone: '81200000001',
  }
}

export async function firstBank({ client }: Story): Promise<string> {
  return (await client.call('wallet.options')).banks[0]?.bank_code ?? ''
}

const sessionOf = (url: string | null | undefined) => url?.split(/[/=]/).at(-1) ?? ''

/** Begins to pay, however. */
async function begins(story: Story, how: Omit<ArgsByName<'payment.pay'>, 'order_no' | 'amount'>): Promise<void> {
  const { client } = story
  const order_no = orderOf(story)
  const { total: amount } = await client.call('payment.cashier', { order_no })
  const payment = await client.call('payment.pay', { order_no, amount, ...how })
  story.payment_no = payment.payment_no
  story.session = sessionOf(payment.redirect_url)
}

/** Paying, call by call. */
export const paying = {
  async pays(story: Story, { method, channel }: Verbs['pays']): Promise<void> {
    const { options } = await story.client.call('payment.cashier', { order_no: orderOf(story) })
    const channels = options.find((option) => option.method === method)?.channels
    await begins(story, { method, channel: channel ?? channels?.[0]?.channel })
  },

  async paysByCard(story: Story, { card, keep }: Verbs['paysByCard']): Promise<void> {
    await begins(story, { method: 'card', card: cardOf(card, await firstBank(story)), save_card: keep })
  },

  async paysBySavedCard(story: Story): Promise<void> {
    const { saved_cards } = await story.client.call('payment.cashier', { order_no: orderOf(story) })
    await begins(story, { method: 'card', saved_card: { card_id: saved_cards[0]?.card_id ?? '', cvn: CVN } })
  },

  async changesMind(story: Story): Promise<void> {
    const { payment } = await story.client.call('payment.cashier', { order_no: orderOf(story) })
    must(payment, 'No payment is under way')
    await story.client.call('payment.abandon', { payment_no: payment.payment_no })
  },

  async choosesAtGateway({ client, session }: Story, { result }: Verbs['choosesAtGateway']): Promise<void> {
    await client.call('payment.gatewaySession', { session })
    await client.call('payment.gatewayResult', { session, result })
  },
}

interface PaymentRow {
  readonly payment_no: string
  readonly order_no: string
}

/** The gateway reports how the order's last payment stands: at any depth. */
export async function reportOf(world: WorldControl, order_no: string, { report }: Verbs['reports']): Promise<void> {
  const payments = (await world.state<PaymentRow>('payments')).filter((payment) => payment.order_no === order_no)
  const last = payments.at(-1)
  must(last, `Nobody has begun to pay ${order_no}`)
  await world.event('payment', last.payment_no, report)
}
