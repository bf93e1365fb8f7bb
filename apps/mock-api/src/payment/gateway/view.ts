import type { GatewayResult, GatewaySession } from '@nusaria/contracts/payment'
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
    el('h1', {}, t.title),
    ...(session && amount ? [el('p', { class: 'label' }, t.total), amount] : []),
    ...(session && isOpen(session) ? [el('p', { class: 'label' }, `${t.until} ${shownTime(session.expires_at)}`)] : []),
  )
}

export function isOpen({ status }: GatewaySession): boolean {
  return status === 'created' || status === 'pending'
}

function fact(name: string, value: string): HTMLElement {
  return el('div', {}, el('dt', {}, name), el('dd', {}, value))
}

export function facts(t: GatewayTexts, { order_no, method, channel_name, payment_no }: GatewaySession): HTMLElement {
  return el(
    'dl',
    { class: 'panel facts' },
    fact(t.order, order_no),
    fact(t.method, method === 'card' ? t.card : channel_name),
    fact(t.payment, payment_no),
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
        el('span', {}, hint),
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
