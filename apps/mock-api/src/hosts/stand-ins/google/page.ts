import type { authContract } from '@nusaria/contracts/auth'
import type { GoogleSession } from '@nusaria/contracts/auth-entities'
import type { ResultOf } from '@nusaria/contracts/contract'
import { withBrand } from '../../../lib/with-brand.ts'
import { ask, readSession, sessionKey } from '../api.ts'
import { createElement, link, openPage, shopAddress, statusNote } from '../dom.ts'
import { shopLanguage } from '../language.ts'
import { type ConsentForm, consentForm } from './form.ts'
import '../stand-in.css'
import './google.css'
import texts from './texts.json' with { type: 'json' }
import { type Choice, header } from './view.ts'

const API = '/member/google'
type Answer = ResultOf<typeof authContract.googleConsent>

/**
 * Renders the stand-in for Google's consent page: which account logs in to the shop, and whether it may. A choice returns to the shop with
 * `location.replace`, since the session can't be answered twice.
 */
export async function showGoogle(root: HTMLElement): Promise<void> {
  const language = shopLanguage()
  const t = withBrand(texts[language])
  const key = sessionKey()

  const draw = (...body: readonly Node[]) =>
    root.replaceChildren(header(t), createElement('main', { class: 'card' }, createElement('h1', {}, t.heading), ...body))

  function show(session: GoogleSession): void {
    const consent = consentForm(t, session, (choice, email) => void choose(consent, choice, email))
    draw(createElement('p', { class: 'lead' }, t.lead), consent.form)
  }

  async function choose({ form, showError }: ConsentForm, choice: Choice, email: string): Promise<void> {
    const parts = [...form.elements] as (HTMLButtonElement | HTMLInputElement | HTMLFieldSetElement)[]
    for (const part of parts) part.disabled = true
    const leaving = statusNote(t.leaving)
    form.append(leaving)
    const outcome = await ask<Answer>(`${API}/consent`, { session: key, choice, email })
    if (outcome.kind === 'ok') return location.replace(shopAddress(outcome.data.return_path))
    if (outcome.kind === 'refused' && outcome.field !== 'email') return over()
    leaving.remove()
    for (const part of parts) part.disabled = false
    showError(outcome.kind === 'refused' ? t.emailInvalid : t.unreachable)
  }

  const over = () => draw(statusNote(t.missing, 'bad'), link(t.home, shopAddress('/')))

  function unreachable(): void {
    const retry = createElement('button', { type: 'button', class: 'deny' }, t.retry)
    retry.addEventListener('click', () => void load())
    draw(statusNote(t.unreachable, 'bad'), retry)
  }

  async function load(): Promise<void> {
    draw(statusNote(t.loading))
    const outcome = await readSession<GoogleSession>(API, key)
    if (outcome.kind === 'ok') show(outcome.data)
    else if (outcome.kind === 'unreachable') unreachable()
    else over()
  }

  await openPage(language, t.title, load)
}
