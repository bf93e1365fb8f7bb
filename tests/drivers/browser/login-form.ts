import { expect, type Locator } from '@playwright/test'
import { loadPage } from '../../support/navigation.ts'
import { contactsOf } from '../calls/code-request.ts'
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

/** ms: how long the login may take to open, at its own address or after a step that asks for it */
const OPENING = { here: 10_000, elsewhere: 1_500 }

/** A field of the login, which is opened at this path unless it is open. */
export async function loginField(
  person: Person,
  label: string,
  path: '/login' | '/emailLogin' | '/accountLogin' | '/forgetPassword',
): Promise<Locator> {
  const { page, t } = person
  const field = loginForm(person).getByLabel(t(label), { exact: label.includes('account') })
  const waits =
    page.url() !== 'about:blank' &&
    field.waitFor({ timeout: LOGIN_PATHS.has(new URL(page.url()).pathname) ? OPENING.here : OPENING.elsewhere })
  const isOpen = await Promise.resolve(waits).then(
    (found) => found !== false,
    () => false,
  )
  if (!isOpen) await loadPage(page, path)
  return field
}

/** Accepts the terms, unless they are accepted. */
export async function acceptTerms(form: Locator): Promise<void> {
  const box = form.getByRole('checkbox')
  if (!(await box.isChecked())) await tick(box)
}

/** Logged in, and back on the page before. Both layouts return by themselves after a second; pressing the dialog's button would race with that. */
export async function assertLoggedIn(person: Person, account: string): Promise<void> {
  const { page, layout } = person
  if (layout === 'desktop') await expect(loginDialog(person)).toBeHidden()
  await page.waitForURL((url) => !LOGIN_PATHS.has(url.pathname))
  person.contacts = contactsOf(account)
}
