import texts from '@nusaria/mock-api/hosts/stand-ins/google/texts.json' with { type: 'json' }
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect, type Locator } from '@playwright/test'
import { loadPage } from '../../support/navigation.ts'
import { contactsOf, newCodeRequest } from '../calls/code-request.ts'
import { answerCaptcha, requestCode, typeCode, waitForReply } from './codes.ts'
import { tick } from './controls.ts'
import type { Person } from './person.ts'

/** The paths of the login. */
export const LOGIN_PATHS: ReadonlySet<string> = new Set([
  '/login',
  '/emailLogin',
  '/accountLogin',
  '/verificationCode',
  '/forgetPassword',
  '/resetPassword',
])

/** Names of the login dialog, by step. */
const STEPS = ['dialog.title', 'dialog.passwordTitle', 'code.title', 'reset.title', 'done.title']

function loginDialog({ page, t }: Person): Locator {
  const names = STEPS.map((step) => t(`auth:${step}`).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return page.getByRole('dialog', { name: new RegExp(`^(${names.join('|')})$`) })
}

/** The login: a dialog on desktop, a page on mobile. */
export function loginForm(person: Person): Locator {
  const { page, layout } = person
  return layout === 'desktop' ? loginDialog(person) : page.getByRole('main')
}

/** Accepts the terms, unless they are accepted. */
export async function acceptTerms(form: Locator): Promise<void> {
  const box = form.getByRole('checkbox')
  if (!(await box.isChecked())) await tick(box)
}

export const loginActions = {
  answersCaptcha: answerCaptcha,

  /** Types the number, accepts the terms, requests a code. Ends with the captcha. */
  async entersPhone(person: Person, phone: string): Promise<void> {
    const { t } = person
    const form = loginForm(person)
    await form.getByLabel(t('auth:phone.label')).fill(phone)
    await acceptTerms(form)
    await requestCode(person, newCodeRequest('login', phone), form.getByRole('button', { name: t('auth:sendCode') }))
  },

  /** The same with an e-mail address. */
  async entersEmail(person: Person, email: string): Promise<void> {
    const { t } = person
    const form = loginForm(person)
    await form.getByLabel(t('auth:email.label')).fill(email)
    await acceptTerms(form)
    await requestCode(person, newCodeRequest('login', email), form.getByRole('button', { name: t('auth:verify') }))
  },

  /** Types the code of a login. */
  async entersCode(person: Person, which: 'right' | 'wrong', goesThrough = which === 'right'): Promise<void> {
    const { t, layout } = person
    const form = loginForm(person)
    const answered = waitForReply(person, 'login')
    await typeCode(person, form, which)
    if (layout === 'desktop') await form.getByRole('button', { name: t('auth:code.submit') }).click()
    await answered
    if (goesThrough) await assertLoggedIn(person, person.codeRequest.account)
  },

  async logsIn(person: Person, phone: string): Promise<void> {
    await loginActions.entersPhone(person, phone)
    await loginActions.answersCaptcha(person, 'right')
    await loginActions.entersCode(person, 'right')
  },

  /** Opens the login, unless it is open. */
  async opensLogin(person: Person): Promise<void> {
    if (await loginForm(person).getByLabel(person.t('auth:phone.label')).isVisible()) return
    await loadPage(person.page, '/login')
    await loginForm(person).getByLabel(person.t('auth:phone.label')).waitFor()
  },

  async entersPassword(person: Person, account: string, password: string, goesThrough: boolean): Promise<void> {
    const { t } = person
    const form = loginForm(person)
    await form.getByLabel(t('auth:account.label'), { exact: true }).fill(account)
    await form.getByLabel(t('auth:password.label'), { exact: true }).fill(password)
    await acceptTerms(form)
    const answered = waitForReply(person, 'login')
    await form.getByRole('button', { name: t('auth:password.submit'), exact: true }).click()
    await answered
    if (goesThrough) await assertLoggedIn(person, account)
  },
}

/** Logged in, and back on the page before. */
export async function assertLoggedIn(person: Person, account: string): Promise<void> {
  await waitForLogin(person)
  person.contacts = contactsOf(account)
}

/** Both layouts return by themselves after a second; pressing the dialog's button would race with that. */
async function waitForLogin(person: Person): Promise<void> {
  const { page, layout } = person
  if (layout === 'desktop') await loginDialog(person).waitFor({ state: 'hidden' })
  await page.waitForURL((url) => !LOGIN_PATHS.has(url.pathname))
}

/** Login by Google, on the mock's page. */
export const googleActions = {
  /** Accepts the terms first, as for every login method. */
  async goesToGoogle(person: Person): Promise<void> {
    const { page, t, language } = person
    const form = loginForm(person)
    await acceptTerms(form)
    await form.getByRole('button', { name: t('auth:ways.google'), exact: true }).click()
    await expect(page.getByRole('heading', { name: texts[language].heading })).toBeVisible()
  },

  async choosesAtGoogle(person: Person, { choice, email = '' }: Verbs['choosesAtGoogle'], goesThrough: boolean): Promise<void> {
    const { page, t, language } = person
    if (choice !== 'deny') await chooseAccount(person, email)
    await page.getByRole('button', { name: texts[language].choices[choice], exact: true }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/google'))
    if (choice === 'deny') return expect(page.getByText(t('auth:google.denied'))).toBeVisible()
    if (goesThrough) await assertLoggedIn(person, email)
  },
}

/** Chooses a listed account, or types another address. */
async function chooseAccount({ page, language }: Person, email: string): Promise<void> {
  const { other, email: field } = texts[language]
  const listed = page.getByRole('radio', { name: email })
  if ((await listed.count()) > 0) return tick(listed)
  await tick(page.getByRole('radio', { name: other }))
  await page.getByLabel(field).fill(email)
}
