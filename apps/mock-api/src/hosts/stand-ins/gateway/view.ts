import type { GatewayResult, GatewaySession } from '@nusaria/contracts/payment-entities'
import type { z } from 'zod'
import { createElement } from '../dom.ts'
import type texts from './texts.json'

export type GatewayTexts = typeof texts.en

export type PaymentResult = z.output<typeof GatewayResult>

/** `137800` → `137.800` */
export function formatAmount(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** `2026-03-02T10:00:00.000+07:00` → `02/03/2026 10:00:00`: the API uses the shop's time zone. */
export function formatTime(instant: string): string {
  const [date = '', time = ''] = instant.split('T')
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 8)}`
}

export function header(t: GatewayTexts, session: GatewaySession | null): HTMLElement {
  const amount = session && createElement('p', { class: 'amount' }, createElement('span', {}, 'Rp'), formatAmount(session.amount))
  return createElement(
    'header',
    { class: 'head' },
    createElement('p', { class: 'tag' }, t.standIn),
    createElement('h1', {}, isVerification(session) ? t.proof.title : t.title),
    ...(session && amount ? [createElement('p', { class: 'label' }, isVerification(session) ? t.proof.total : t.total), amount] : []),
    ...(isVerification(session) ? [createElement('p', { class: 'label' }, t.proof.hint)] : []),
    ...(session && isOpen(session) ? [createElement('p', { class: 'label' }, `${t.until} ${formatTime(session.expires_at)}`)] : []),
  )
}

/** Whether a card is verified, rather than an order paid. */
function isVerification(session: GatewaySession | null): boolean {
  return session?.purpose === 'verification'
}

/** The text for a finished or pending payment. */
export function stateText(t: GatewayTexts, session: GatewaySession): string | null {
  const { status } = session
  return status === 'created' ? null : (isVerification(session) ? t.proof.over : t.over)[status]
}

export function isOpen({ status }: GatewaySession): boolean {
  return status === 'created' || status === 'pending'
}

function fact(name: string, value: string): HTMLElement {
  return createElement('div', {}, createElement('dt', {}, name), createElement('dd', {}, value))
}

export function facts(t: GatewayTexts, session: GatewaySession): HTMLElement {
  const { order_no, method, channel_name, payment_no } = session
  const proof = isVerification(session)
  return createElement(
    'dl',
    { class: 'panel facts' },
    ...(order_no === null ? [] : [fact(t.order, order_no)]),
    proof ? fact(t.card, channel_name) : fact(t.method, method === 'card' ? t.card : channel_name),
    fact(proof ? t.proof.number : t.payment, payment_no),
  )
}

/** The five results to choose from. */
export function choices(t: GatewayTexts, session: GatewaySession, onChoice: (result: PaymentResult) => void): HTMLElement {
  const buttons = (Object.keys(t.results) as PaymentResult[])
    .filter((result) => session.status !== 'pending' || result !== 'pending')
    .map((result) => {
      const { name, hint } = t.results[result]
      const button = createElement(
        'button',
        { type: 'button', name: 'result', value: result, class: `end ${result}` },
        createElement('b', {}, name),
        createElement('span', {}, isVerification(session) ? t.proof.results[result] : hint),
      )
      button.addEventListener('click', () => onChoice(result))
      return button
    })
  return createElement(
    'section',
    { class: 'panel', 'aria-labelledby': 'choose' },
    createElement('h2', { id: 'choose' }, t.choose),
    ...buttons,
  )
}
