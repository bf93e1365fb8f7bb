import { screenAt } from '@nusaria/scenarios/coverage/record'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import type { Locator } from '@playwright/test'
import { contactsOf } from '../calls/story-context.ts'
import { textPattern, tick } from './controls.ts'
import type { Person } from './person.ts'

const LOGIN_SCREENS: readonly Screen[] = ['login', 'emailLogin', 'accountLogin', 'verificationCode', 'forgetPassword', 'resetPassword']

export const isLogin = (screen: Screen | null): boolean => screen !== null && LOGIN_SCREENS.includes(screen)

/** Names of the login dialog, by step. */
const STEPS = ['dialog.title', 'dialog.passwordTitle', 'code.title', 'reset.title', 'done.title']

const loginDialog = (person: Person): Locator =>
  person.control('dialog', new RegExp(STEPS.map((step) => `^${textPattern(person.t(`auth:${step}`))}$`).join('|')))

/** The login: a dialog on desktop, a page on mobile. */
export const loginForm = (person: Person): Locator => (person.layout === 'desktop' ? loginDialog(person) : person.main)

/** ms: how long the login may take to open, at its own address or after a step that asks for it */
const OPENING = { here: 10_000, elsewhere: 1_500 }

/** A field of the login, which is opened at this screen unless it is open. */
export async function loginField(person: Person, label: string, screen: Screen): Promise<Locator> {
  const field = person.field(label, loginForm(person))
  if (person.page.url() === 'about:blank') await person.load(screen)
  else await field.waitFor({ timeout: isLogin(person.screen) ? OPENING.here : OPENING.elsewhere }).catch(() => person.load(screen))
  return field
}

export async function acceptTerms(form: Locator): Promise<void> {
  const box = form.getByRole('checkbox')
  if (!(await box.isChecked())) await tick(box)
}

/** ms: the dialog closes by itself after a second */
const OPEN_AFTERWARDS = 900

/** Logged in, and back on the page before. Both layouts return by themselves after a second; the dialog's button needs no wait. */
export async function assertLoggedIn(person: Person, account: string): Promise<void> {
  if (person.layout === 'desktop') {
    const done = person.control('button', 'auth:done.action', loginDialog(person))
    await done.click({ timeout: OPEN_AFTERWARDS }).catch(() => undefined)
    await person.gone(loginDialog(person))
  }
  await person.page.waitForURL(({ pathname }) => !isLogin(screenAt(pathname)))
  person.contacts = contactsOf(account)
}
