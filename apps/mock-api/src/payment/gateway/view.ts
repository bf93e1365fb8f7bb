import type { GatewayResult, GatewaySession } from '@nusaria/contracts/payment-entities'
import type { z } from 'zod'
import { el } from '../../standin/dom.ts'
import type { GatewayTexts } from './texts.ts'

type Result = z.output<typeof GatewayResult>

/** `137800` → `137.800` */
export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** `2026-03-02T10:00:00.000+07:00` → `02/03/2026 10:00:00`: the API's times are the shop's own. */
export function shownTime(instant: string): string {
  const [date = '', time = ''] = instant.split('T')
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 8)}`
}

export function header(t: GatewayTexts, session: GatewaySession | null): HTMLElement {
  const amount = session && el('p', { class: 'amount' }, el('span', {}, 'Rp'), grouped(session.amount))
  return el(
    'header',
    { class: 'head' },
    el('p', { class: 'tag' }, t.standIn),
    el('h1', {}, isProof(session) ? t.proof.title : t.title),
    ...(session && amount ? [el('p', { class: 'label' }, isProof(session) ? t.proof.total : t.total), amount] : []),
    ...(isProof(session) ? [el('p', { class: 'label' }, t.proof.hint)] : []),
    ...(session && isOpen(session) ? [el('p', { class: 'label' }, `${t.until} ${shownTime(session.expires_at)}`)] : []),
  )
}

/** Whether it is a card that is proven, not an order that is paid. */
function isProof(session: GatewaySession | null): boolean {
  return session?.purpose === 'verification'
}

/** How one that is over, or under way, is told. */
export function stateText(t: GatewayTexts, session: GatewaySession): string | null {
  const { status } = session
  return status === 'created' ? null : (isProof(session) ? t.proof.over : t.over)[status]
}

export function isOpen({ status }: GatewaySession): boolean {
  return status === 'created' || status === 'pending'
}

function fact(name: string, value: string): HTMLElement {
  return el('div', {}, el('dt', {}, name), el('dd', {}, value))
}

export function facts(t: GatewayTexts, session: GatewaySession): HTMLElement {
  const { order_no, method, channel_name, payment_no } = session
  const proof = isProof(session)
  return el(
    'dl',
    { class: 'panel facts' },
    ...(order_no === null ? [] : [fact(t.order, order_no)]),
    proof ? fact(t.card, channel_name) : fact(t.method, method === 'card' ? t.card : channel_name),
    fact(proof ? t.proof.number : t.payment, payment_no),
  )
}

/** The five ends to choose from. */
export function choices(t: GatewayTexts, session: GatewaySession, onChoice: (result: Result) => void): HTMLElement {
  const buttons = (Object.keys(t.results) as Result[])
    .filter((result) => session.status !== 'pending' || result !== 'pending')
    .map((result) => {
      const { name, hint } = t.results[result]
      const button = el(
        'button',
        { type: 'button', name: 'result', value: result, class: `end ${result}` },
        el('b', {}, name),
        el('span', {}, isProof(session) ? t.proof.results[result] : hint),
      )
      button.addEventListener('click', () => onChoice(result))
      return button
    })
  return el('section', { class: 'panel', 'aria-labelledby': 'choose' }, el('h2', { id: 'choose' }, t.choose), ...buttons)
}

export function note(text: string, kind: 'plain' | 'bad' = 'plain'): HTMLElement {
  return el('p', kind === 'bad' ? { class: 'note bad', role: 'alert' } : { class: 'note', role: 'status' }, text)
}

export function link(text: string, href: string): HTMLElement {
  return el('a', { class: 'back', href }, text)
}
