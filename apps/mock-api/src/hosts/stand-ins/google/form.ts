import type { GoogleSession } from '@nusaria/contracts/auth-entities'
import { createElement } from '../dom.ts'
import { accounts, type Choice, choices, type GoogleTexts, OTHER } from './view.ts'

export interface ConsentForm {
  readonly form: HTMLFormElement
  /** Shows an error beside the accounts and moves the focus there. */
  showError(text: string): void
}

/** The consent form. `onChoice` gets the choice and the account; the account is empty when access is denied. */
export function consentForm(t: GoogleTexts, session: GoogleSession, onChoice: (choice: Choice, email: string) => void): ConsentForm {
  const group = accounts(t, session)
  const form = createElement('form', { novalidate: '' }, group, createElement('p', { class: 'shares' }, t.shares), choices(t))
  const part = <E extends HTMLElement>(selector: string) => form.querySelector(selector) as E
  const typed = part<HTMLElement>('.typed')
  const email = part<HTMLInputElement>('#email')
  const problem = part<HTMLElement>('#problem')
  const chosen = () => new FormData(form).get('account')

  const settle = () => {
    problem.textContent = ''
    email.removeAttribute('aria-invalid')
  }
  const showError = (text: string) => {
    problem.textContent = text
    const other = chosen() === OTHER
    if (other) email.setAttribute('aria-invalid', 'true')
    ;(other ? email : part<HTMLElement>('[name=account]')).focus()
  }

  email.setAttribute('aria-describedby', problem.id)
  email.addEventListener('input', settle)
  // The field shows and is next in the Tab order. Moving the focus there would interrupt arrow keys.
  group.addEventListener('change', () => {
    settle()
    typed.hidden = chosen() !== OTHER
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const choice = ((event.submitter as HTMLButtonElement | null)?.value ?? 'allow') as Choice
    const account = chosen()
    if (choice === 'deny') return onChoice(choice, '')
    if (account === null) return showError(t.chooseFirst)
    if (account !== OTHER) return onChoice(choice, String(account))
    const address = email.value.trim()
    email.value = address
    return address === '' || !email.validity.valid ? showError(t.emailInvalid) : onChoice(choice, address)
  })
  return { form, showError }
}
