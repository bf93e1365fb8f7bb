import { textVariables } from '@nusaria/locales/load'
import texts from '@nusaria/mock-api/hosts/stand-ins/google/texts.json' with { type: 'json' }
import { screenAt } from '@nusaria/scenarios/coverage/record'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { expect, type Locator } from '@playwright/test'
import { textPattern } from '../../support/text-pattern.ts'
import { codeFor, WRONG_CAPTCHA } from '../calls/login.ts'
import { newCodeRequest } from '../calls/story-context.ts'
import { assertVisible, tick } from './controls.ts'
import { phonePattern, secret, shown } from './form.ts'
import type { Form, PageActs, Person } from './person.ts'

const LOGIN_SCREENS: readonly Screen[] = ['login', 'emailLogin', 'accountLogin', 'verificationCode', 'forgetPassword', 'resetPassword']

export const isLogin = (screen: Screen | null): boolean => screen !== null && LOGIN_SCREENS.includes(screen)

/** Names of the login dialog, by step. */
const STEPS = ['dialog.title', 'dialog.emailTitle', 'dialog.passwordTitle', 'code.title', 'reset.title', 'done.title']

const loginDialog = (person: Person): Locator =>
  person.control('dialog', new RegExp(STEPS.map((step) => `^${textPattern(person.t(`auth:${step}`))}$`).join('|')))

/** The login: a dialog on desktop, a page on mobile. */
export const loginForm = (person: Person): Locator => (person.layout === 'desktop' ? loginDialog(person) : person.main)

/** ms: how long the login may take to open, at its own address or after a step that asks for it */
const OPENING = { here: 10_000, elsewhere: 1_500 }

/** A field of the login, which is opened at this screen unless it is open. */
async function loginField(person: Person, label: string, screen: Screen): Promise<Locator> {
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
async function assertLoggedIn(person: Person): Promise<void> {
  if (person.layout === 'desktop') {
    const done = person.control('button', 'auth:done.action', loginDialog(person))
    await done.click({ timeout: OPEN_AFTERWARDS }).catch(() => undefined)
    await person.gone(loginDialog(person))
  }
  await person.page.waitForURL(({ pathname }) => !isLogin(screenAt(pathname)))
}

export const captchaDialog = (person: Person): Locator => person.dialog('auth:captcha.title')

export async function typeCode(person: Person, form: Locator, which: 'right' | 'wrong'): Promise<void> {
  const field = person.field('common:code.label', form)
  await field.fill('')
  await field.fill(await codeFor(person, which))
}

/** Does an act and waits for the reply of this call, to tell a second attempt's text from the first's. */
export async function afterReply({ page }: Person, call: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${call}`)), act()])
}

const sendCode = (person: Person, code: 'right' | 'wrong', call: string, button: string) =>
  person.does(() => typeCode(person, person.main, code)).does(() => afterReply(person, call, () => person.press(button, person.main)))

export const settingsRow = ({ page, t, main }: Person, what: string): Locator =>
  main.getByRole('listitem').filter({ has: page.getByText(t(`profile:${what}.label`), { exact: true }) })

export const passwordDialog = (person: Person): Locator => person.dialog('profile:password.changeTitle')

/** The reset form: in settings for a member, else on the login. */
const resetForm = (person: Person): Locator => (person.screen === 'setting' ? passwordDialog(person) : loginForm(person))

/** Opens the password dialog in settings, unless it is open. */
export async function openPasswordDialog(person: Person): Promise<Locator> {
  if (!(await passwordDialog(person).isVisible())) await settingsRow(person, 'password').getByRole('button').click()
  return passwordDialog(person)
}

/** Chooses a listed account of Google's page, or types another address. */
async function chooseAccount({ page, language }: Person, email: string): Promise<void> {
  const { other, email: field } = texts[language]
  const listed = page.getByRole('radio', { name: email })
  if ((await listed.count()) > 0) return tick(listed)
  await tick(page.getByRole('radio', { name: other }))
  await page.getByLabel(field).fill(email)
}

export const loginActions: PageActs<'login'> = {
  /** After a refusal the dialog may close too, when the shop sends this account no code. */
  async answersCaptcha(person, { answer }) {
    const dialog = captchaDialog(person)
    await expect(dialog.getByRole('img')).toBeVisible()
    // The id comes with the reply's headers, which are read after the picture shows.
    await expect.poll(() => person.imageId).not.toBe('')
    const characters = answer === 'right' ? await person.world.captchaAnswer(person.imageId) : WRONG_CAPTCHA
    await person.field('auth:captcha.label', dialog).fill(characters)
    const confirm = () => person.press('common:action.confirm', dialog)
    await (answer === 'wrong' ? afterReply(person, 'random_code', confirm) : confirm().gone(dialog))
  },

  async requestsCode(person, { purpose, to }) {
    person.codeRequest = newCodeRequest(purpose, to)
    const { own, linked } = person.codeRequest
    if (purpose === 'login') await (await loginField(person, `auth:${linked}.label`, linked === 'phone' ? 'login' : 'emailLogin')).fill(to)
    if (purpose === 'login') await acceptTerms(loginForm(person))
    if (purpose === 'link') await person.field(`profile:${linked}.new`, person.main).fill(to)
    if (purpose === 'reset' && !own) await (await loginField(person, 'auth:account.label', 'forgetPassword')).fill(to)
    if (purpose === 'reset' && own) await person.press('profile:password.forgot', await openPasswordDialog(person))
    const form = purpose === 'login' ? loginForm(person) : purpose === 'reset' ? resetForm(person) : person.main
    const button = (name: string) => person.control('button', name, form)
    const [first, again] = purpose === 'login' ? ['auth:sendCode', 'auth:verify'] : ['auth:codeField.send', 'auth:codeField.again']
    await button(first).or(button(again)).click()
    await assertVisible(captchaDialog(person).getByRole('img'))
  },

  /** Ends on the page that links the new account, in the settings, or logged in. */
  async entersCode(person, { code }) {
    const { purpose, linked } = person.codeRequest
    if (purpose === 'verify')
      return sendCode(person, code, `check_${linked}`, 'profile:next').arrivesAt(linked === 'phone' ? 'bindPhone' : 'bindEmail')
    if (purpose === 'link') {
      await sendCode(person, code, linked === 'phone' ? 'update_mobile' : 'update_email', 'profile:action.link')
      return person.sees(`profile:${linked}.saved`).arrivesAt('setting')
    }
    const form = loginForm(person)
    await afterReply(person, 'login', async () => {
      await typeCode(person, form, code)
      if (person.layout === 'desktop') await person.press('auth:code.submit', form)
    })
    await person.ends(assertLoggedIn)
  },

  async logsIn(person, { account }) {
    await loginActions.requestsCode(person, { purpose: 'login', to: account })
    await loginActions.answersCaptcha(person, { answer: 'right' })
    await loginActions.entersCode(person, { code: 'right' })
  },

  async entersPassword(person, { account, password }) {
    const byPassword = person.control('button', 'auth:ways.password', loginForm(person))
    if (await byPassword.isVisible()) await byPassword.click()
    await (await loginField(person, 'auth:account.label', 'accountLogin')).fill(account)
    const form = loginForm(person)
    await person.field('auth:password.label', form).fill(password)
    await acceptTerms(form)
    await afterReply(person, 'login', () => person.press('auth:password.submit', form))
    await person.ends(assertLoggedIn)
  },

  /** Accepts the terms first, as for every login method. */
  async logsInByGoogle(person, { choice, email = '' }) {
    const { page, language } = person
    const { heading, choices } = texts[language]
    await loginField(person, 'auth:phone.label', 'login')
    await acceptTerms(loginForm(person))
    await person.press('auth:ways.google', loginForm(person))
    await assertVisible(page.getByRole('heading', { name: heading.replace('{{brand}}', String(textVariables.brand)) }))
    if (choice !== 'deny') await chooseAccount(person, email)
    await page.getByRole('button', { name: choices[choice], exact: true }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/google'))
    await (choice === 'deny' ? person.sees('auth:google.denied') : person.ends(assertLoggedIn))
  },

  async resetsPassword(person, { password, code }) {
    const form = resetForm(person)
    await typeCode(person, form, code)
    for (const label of ['password', 'repeated']) await person.field(`auth:reset.${label}`, form).fill(password)
    const button = person.screen === 'setting' ? 'common:action.confirm' : 'auth:reset.submit'
    await afterReply(person, 'reset_password', () => person.press(button, form))
    await person.sees('auth:reset.done')
  },
}

/** Links another phone. The linked one is verified first; the new number stays, its code is typed again. */
export const phoneForm = (account: string): Form => ({
  async open(person) {
    await person.goTo('verifyPhone')
    await loginActions.requestsCode(person, { purpose: 'verify', to: 'phone' })
    await loginActions.answersCaptcha(person, { answer: 'right' })
    await loginActions.entersCode(person, { code: 'right' })
    await loginActions.requestsCode(person, { purpose: 'link', to: account })
    await loginActions.answersCaptcha(person, { answer: 'right' })
  },
  fields: [
    shown((person) => expect(person.field('profile:phone.new', person.main)).toHaveValue(phonePattern(account))),
    secret('common:code.label', (person) => typeCode(person, person.main, 'right')),
  ],
  submit: (person) => person.press('profile:action.link', person.main),
  done: (person) => person.sees('profile:phone.saved'),
})
