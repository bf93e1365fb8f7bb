import type { authContract } from '@nusaria/contracts/auth'
import type { GoogleSession } from '@nusaria/contracts/auth-entities'
import type { ArgsOf } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import { createElement } from '../dom.ts'
import type texts from './texts.json'

export type GoogleTexts = typeof texts.en
export type Choice = ArgsOf<typeof authContract.googleConsent>['choice']

/** The value of the option with a typed address. */
export const OTHER = 'other'

export function header(t: GoogleTexts): HTMLElement {
  return createElement(
    'header',
    { class: 'head' },
    createElement('p', { class: 'name' }, t.title),
    createElement('p', { class: 'tag' }, t.standIn),
  )
}

function option(value: string, picture: Node | string, ...content: readonly Node[]): HTMLElement {
  const radio = createElement('input', { type: 'radio', name: 'account', value })
  return createElement(
    'label',
    { class: 'account' },
    radio,
    createElement('span', { class: 'face', 'aria-hidden': 'true' }, picture),
    createElement('span', {}, ...content),
  )
}

/** The accounts to choose from, and the field for another one. */
export function accounts(t: GoogleTexts, session: GoogleSession): HTMLElement {
  const listed = session.accounts.map(({ name, email }) =>
    option(email, name.slice(0, 1), createElement('b', {}, name), createElement('span', { class: 'address' }, email)),
  )
  const field = createElement(
    'div',
    { class: 'typed', hidden: '' },
    createElement('label', { for: 'email' }, t.email),
    createElement('input', { id: 'email', name: 'email', type: 'email', autocomplete: 'email', maxlength: String(LIMITS.emailMaxLength) }),
  )
  const problem = createElement('p', { id: 'problem', class: 'problem', role: 'alert' })
  return createElement(
    'fieldset',
    {},
    createElement('legend', {}, t.choose),
    ...listed,
    option(OTHER, '+', createElement('b', {}, t.other)),
    field,
    problem,
  )
}

/** Allow, don't, or a code that fails. */
export function choices(t: GoogleTexts): HTMLElement {
  const button = (choice: Choice, more: Readonly<Record<string, string>> = {}) =>
    createElement('button', { type: 'submit', name: 'choice', value: choice, class: choice, ...more }, t.choices[choice])
  return createElement(
    'div',
    { class: 'ends' },
    button('allow'),
    button('deny'),
    createElement(
      'div',
      { class: 'test' },
      button('fail', { 'aria-describedby': 'fail-hint' }),
      createElement('p', { id: 'fail-hint' }, t.failHint),
    ),
  )
}
