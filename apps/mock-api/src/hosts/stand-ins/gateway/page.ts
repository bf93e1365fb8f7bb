import { name } from '@nusaria/brand'
import type { GatewaySession } from '@nusaria/contracts/payment-entities'
import { createElement } from '../dom.ts'
import { readSession, sendResult } from './api.ts'
import './gateway.css'
import { shopAddress } from '../dom.ts'
import { shopLanguage } from '../language.ts'
import texts from './texts.json' with { type: 'json' }
import { choices, facts, header, isOpen, link, stateText, statusNote } from './view.ts'

/**
 * Renders the stand-in gateway: the payment of `?session=`, and its five possible results. A choice returns to the shop, which shows the
 * true state.
 */
export async function showGateway(root: HTMLElement): Promise<void> {
  const language = shopLanguage()
  const t = texts[language]
  const key = new URLSearchParams(location.search).get('session') ?? ''
  document.documentElement.lang = language
  document.title = `${t.title} · ${name}`

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

  async function choose(session: GatewaySession, result: Parameters<typeof sendResult>[1]): Promise<void> {
    for (const button of root.querySelectorAll('button')) button.disabled = true
    root.setAttribute('aria-busy', 'true')
    const outcome = await sendResult(key, result)
    root.removeAttribute('aria-busy')
    if (outcome.kind === 'session') location.assign(shopAddress(outcome.session.return_path))
    else if (outcome.kind === 'unreachable') show(session, t.unreachable)
    else await load(t.refused)
  }

  async function load(problem?: string): Promise<void> {
    draw(null, statusNote(t.loading))
    const outcome = key === '' ? ({ kind: 'refused' } as const) : await readSession(key)
    if (outcome.kind === 'session') show(outcome.session, problem)
    else if (outcome.kind === 'unreachable') draw(null, ...unreachable(() => void load(problem)))
    else draw(null, statusNote(t.missing, 'bad'), link(t.home, shopAddress('/')))
  }

  // The back button may restore this page: then load the payment again.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void load()
  })
  await load()
}
