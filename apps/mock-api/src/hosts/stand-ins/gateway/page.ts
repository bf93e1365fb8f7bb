import type { GatewaySession } from '@nusaria/contracts/payment-entities'
import { ask, readSession, sessionKey } from '../api.ts'
import { createElement, link, openPage, shopAddress, statusNote } from '../dom.ts'
import { shopLanguage } from '../language.ts'
import '../stand-in.css'
import './gateway.css'
import texts from './texts.json' with { type: 'json' }
import { choices, facts, header, isOpen, type PaymentResult, stateText } from './view.ts'

const API = '/order/payment/gateway'

/**
 * Renders the stand-in gateway: the payment of `?session=`, and its five possible results. A choice returns to the shop, which shows the
 * true state.
 */
export async function showGateway(root: HTMLElement): Promise<void> {
  const language = shopLanguage()
  const t = texts[language]
  const key = sessionKey()

  const draw = (session: GatewaySession | null, ...body: readonly Node[]) =>
    root.replaceChildren(header(t, session), createElement('main', { class: 'body' }, ...body))

  const unreachable = (again: () => void) => {
    const retry = createElement('button', { type: 'button', class: 'end' }, createElement('b', {}, t.retry))
    retry.addEventListener('click', again)
    return [statusNote(t.unreachable, 'bad'), retry] as const
  }

  function show(session: GatewaySession, problem?: string): void {
    const back = link(t.back, shopAddress(session.return_path))
    const told = stateText(t, session)
    const state = told === null ? [] : [statusNote(told)]
    const bad = problem === undefined ? [] : [statusNote(problem, 'bad')]
    const ends = isOpen(session) ? [choices(t, session, (result) => void choose(session, result))] : []
    draw(session, ...bad, ...state, facts(t, session), ...ends, back)
  }

  async function choose(session: GatewaySession, result: PaymentResult): Promise<void> {
    for (const button of root.querySelectorAll('button')) button.disabled = true
    root.setAttribute('aria-busy', 'true')
    const outcome = await ask<GatewaySession>(`${API}/result`, { session: key, result })
    root.removeAttribute('aria-busy')
    if (outcome.kind === 'ok') location.assign(shopAddress(outcome.data.return_path))
    else if (outcome.kind === 'unreachable') show(session, t.unreachable)
    else await load(t.refused)
  }

  async function load(problem?: string): Promise<void> {
    draw(null, statusNote(t.loading))
    const outcome = await readSession<GatewaySession>(API, key)
    if (outcome.kind === 'ok') show(outcome.data, problem)
    else if (outcome.kind === 'unreachable') draw(null, ...unreachable(() => void load(problem)))
    else draw(null, statusNote(t.missing, 'bad'), link(t.home, shopAddress('/')))
  }

  await openPage(language, t.title, load)
}
