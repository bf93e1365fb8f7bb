import { screenAt } from '@nusaria/scenarios/coverage/record'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { expect, type Locator } from '@playwright/test'
import { codeFor, WRONG_CAPTCHA } from '../calls/login.ts'
import { type CodeRequest, contactsOf } from '../calls/story-context.ts'
import { assertVisible, textPattern, tick } from './controls.ts'
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

export const captchaDialog = (person: Person): Locator => person.dialog('auth:captcha.title')

/** The button beside a code field. */
export const codeButton = (person: Person, form = person.main): Locator =>
  person.control('button', 'auth:codeField.send', form).or(person.control('button', 'auth:codeField.again', form))

export async function requestCode(person: Person, asking: CodeRequest, button = codeButton(person)): Promise<void> {
  person.codeRequest = asking
  await button.click()
  await assertVisible(captchaDialog(person).getByRole('img'))
}

/** After a refusal the dialog may close too, when the shop sends this account no code. */
export async function answerCaptcha(person: Person, { answer }: { answer: 'right' | 'wrong' }): Promise<void> {
  const dialog = captchaDialog(person)
  await expect(dialog.getByRole('img')).toBeVisible()
  // The id comes with the reply's headers, which are read after the picture shows.
  await expect.poll(() => person.imageId).not.toBe('')
  const characters = answer === 'right' ? await person.world.captchaAnswer(person.imageId) : WRONG_CAPTCHA
  await person.field('auth:captcha.label', dialog).fill(characters)
  const confirm = () => person.press('common:action.confirm', dialog)
  await (answer === 'wrong' ? afterReply(person, 'random_code', confirm) : confirm().gone(dialog))
}

export async function typeCode(person: Person, form: Locator, which: 'right' | 'wrong'): Promise<void> {
  const field = person.field('common:code.label', form)
  await field.fill('')
  await field.fill(await codeFor(person, which))
}

/** Does an act and waits for the reply of this call, to tell a second attempt's text from the first's. */
export async function afterReply({ page }: Person, call: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${call}`)), act()])
}
