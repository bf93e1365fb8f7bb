import type { Locator } from '@playwright/test'
import { loadsPage } from '../../support/steps-inside.ts'
import { askingFor, contactsOf } from '../calls/asking.ts'
import { answersCaptcha, asks, repliesTo, typesCode } from './codes.ts'
import type { Person } from './person.ts'
import { tick } from './press.ts'

/** Where signing in happens. */
export const DOORS: ReadonlySet<string> = new Set([
  '/login',
  '/emailLogin',
  '/accountLogin',
  '/verificationCode',
  '/forgetPassword',
  '/resetPassword',
])

/** Its name says the step. */
const STEPS = ['dialog.title', 'dialog.passwordTitle', 'code.title', 'reset.title', 'done.title']

function loginDialog({ page, t }: Person): Locator {
  const names = STEPS.map((step) => t(`auth:${step}`).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return page.getByRole('dialog', { name: new RegExp(`^(${names.join('|')})$`) })
}

/** Where signing in happens: the dialog on desktop, the page on mobile. */
export function loginDoor(person: Person): Locator {
  const { page, layout } = person
  return layout === 'desktop' ? loginDialog(person) : page.getByRole('main')
}

/** Agrees to the terms, unless that was done before. */
export async function agrees(form: Locator): Promise<void> {
  const box = form.getByRole('checkbox')
  if (!(await box.isChecked())) await tick(box)
}

export const signingIn = {
  answersCaptcha,

  /** Types the number, agrees, asks for the code. Ends with the captcha shown. */
  async entersPhone(person: Person, phone: string): Promise<void> {
    const { t } = person
    const form = loginDoor(person)
    await form.getByLabel(t('auth:phone.label')).fill(phone)
    await agrees(form)
    await asks(person, askingFor('login', phone), form.getByRole('button', { name: t('auth:sendCode') }))
  },

  /** The same on the e-mail screen. */
  async entersEmail(person: Person, email: string): Promise<void> {
    const { t } = person
    const form = loginDoor(person)
    await form.getByLabel(t('auth:email.label')).fill(email)
    await agrees(form)
    await asks(person, askingFor('login', email), form.getByRole('button', { name: t('auth:verify') }))
  },

  /** The code of a login. */
  async entersCode(person: Person, which: 'right' | 'wrong', goesThrough = which === 'right'): Promise<void> {
    const { t, layout } = person
    const form = loginDoor(person)
    const answered = repliesTo(person, 'login')
    await typesCode(person, form, which)
    if (layout === 'desktop') await form.getByRole('button', { name: t('auth:code.submit') }).click()
    await answered
    if (goesThrough) await isIn(person, person.asking.account)
  },

  async logsIn(person: Person, phone: string): Promise<void> {
    await signingIn.entersPhone(person, phone)
    await signingIn.answersCaptcha(person, 'right')
    await signingIn.entersCode(person, 'right')
  },

  /** The way in, when nothing has led there yet: the log-in label on desktop, the Me tab on mobile. */
  async opensDoor(person: Person): Promise<void> {
    if (await loginDoor(person).getByLabel(person.t('auth:phone.label')).isVisible()) return
    await loadsPage(person.page, '/login')
    await loginDoor(person).getByLabel(person.t('auth:phone.label')).waitFor()
  },

  async entersPassword(person: Person, account: string, password: string, goesThrough: boolean): Promise<void> {
    const { t } = person
    const form = loginDoor(person)
    await form.getByLabel(t('auth:account.label'), { exact: true }).fill(account)
    await form.getByLabel(t('auth:password.label'), { exact: true }).fill(password)
    await agrees(form)
    const answered = repliesTo(person, 'login')
    await form.getByRole('button', { name: t('auth:password.submit'), exact: true }).click()
    await answered
    if (goesThrough) await isIn(person, account)
  },
}

/** Signed in, and back where it began. */
export async function isIn(person: Person, account: string): Promise<void> {
  await arrived(person)
  person.own = contactsOf(account)
}

/** Signed in: both layouts lead back by themselves after a second; pressing the dialog's button would race with that. */
async function arrived(person: Person): Promise<void> {
  const { page, layout } = person
  if (layout === 'desktop') await loginDialog(person).waitFor({ state: 'hidden' })
  await page.waitForURL((url) => !DOORS.has(url.pathname))
}
