import type { GoogleSession } from '@nusaria/contracts/auth-entities'
import { LIMITS } from '@nusaria/contracts/limits'
import { el } from '../../standin/dom.ts'
import type { Choice } from './api.ts'
import type { GoogleTexts } from './texts.ts'

/** The value of the choice whose address is typed. */
export const OTHER = 'other'

export function header(t: GoogleTexts): HTMLElement {
  return el('header', { class: 'head' }, el('p', { class: 'name' }, t.title), el('p', { class: 'tag' }, t.standIn))
}

function option(value: string, picture: Node | string, ...words: readonly Node[]): HTMLElement {
  const radio = el('input', { type: 'radio', name: 'account', value })
  return el('label', { class: 'account' }, radio, el('span', { class: 'face', 'aria-hidden': 'true' }, picture), el('span', {}, ...words))
}

/** The accounts to choose from, and the field for one that isn't listed. */
export function accounts(t: GoogleTexts, session: GoogleSession): HTMLElement {
  const listed = session.accounts.map(({ name, email }) =>
    option(email, name.slice(0, 1), el('b', {}, name), el('span', { class: 'address' }, email)),
  )
  const field = el(
    'div',
    { class: 'typed', hidden: '' },
    el('label', { for: 'email' }, t.email),
    el('input', { id: 'email', name: 'email', type: 'email', autocomplete: 'email', maxlength: String(LIMITS.emailMaxLength) }),
  )
  const problem = el('p', { id: 'problem', class: 'problem', role: 'alert' })
  return el('fieldset', {}, el('legend', {}, t.choose), ...listed, option(OTHER, '+', el('b', {}, t.other)), field, problem)
}

/** Allow, don't, or a code that fails. */
export function choices(t: GoogleTexts): HTMLElement {
  const button = (choice: Choice, more: Readonly<Record<string, string>> = {}) =>
    el('button', { type: 'submit', name: 'choice', value: choice, class: choice, ...more }, t.choices[choice])
  return el(
    'div',
    { class: 'ends' },
    button('allow'),
    button('deny'),
    el('div', { class: 'test' }, button('fail', { 'aria-describedby': 'fail-hint' }), el('p', { id: 'fail-hint' }, t.failHint)),
  )
}

export function note(text: string, kind: 'plain' | 'bad' = 'plain'): HTMLElement {
  return el('p', kind === 'bad' ? { class: 'note bad', role: 'alert' } : { class: 'note', role: 'status' }, text)
}

export function link(text: string, href: string): HTMLElement {
  return el('a', { class: 'back', href }, text)
}
