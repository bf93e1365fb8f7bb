import { name } from '@nusaria/brand'
import type { GoogleSession } from '@nusaria/contracts/auth-entities'
import { createElement, shopAddress } from '../dom.ts'
import { shopLanguage } from '../language.ts'
import { type Choice, readSession, sendChoice } from './api.ts'
import { type ConsentForm, consentForm } from './form.ts'
import './google.css'
import { withBrand } from '../../../lib/with-brand.ts'
import texts from './texts.json' with { type: 'json' }
import { header, link, statusNote } from './view.ts'

/**
 * Renders the stand-in for Google's consent page: which account logs in to the shop, and whether it may. A choice returns to the shop with
 * `location.replace`, since the session can't be answered twice.
 */
export async function showGoogle(root: HTMLElement): Promise<void> {
  const language = shopLanguage()
  const t = withBrand(texts[language])
  const key = new URLSearchParams(location.search).get('session') ?? ''
  document.documentElement.lang = language
  document.title = `${t.title} · ${name}`

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
    const outcome = await sendChoice({ session: key, choice, email })
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
    const outcome = key === '' ? ({ kind: 'refused' } as const) : await readSession(key)
    if (outcome.kind === 'ok') show(outcome.data)
    else if (outcome.kind === 'unreachable') unreachable()
    else over()
  }

  // The back button may restore this page: then load the session again.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void load()
  })
  await load()
}
