import { isEmailAccount } from '@nusaria/contracts/account'
import texts from '@nusaria/mock-api/hosts/stand-ins/google/texts.json' with { type: 'json' }
import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { loginVerbs } from '@nusaria/scenarios/dsl/verbs/login'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { expect, type Locator } from '@playwright/test'
import { type CodeRequest, newCodeRequest } from '../calls/code-request.ts'
import { answerCaptcha, codeButton, requestCode, typeCode, waitForReply } from './codes.ts'
import { tick } from './controls.ts'
import { acceptTerms, assertLoggedIn, loginField, loginForm } from './login-form.ts'
import { main, type PageActs, type Person } from './person.ts'

type Answer = 'right' | 'wrong'

async function logInByCode(person: Person, which: Answer, goesThrough: boolean): Promise<void> {
  const { t, layout } = person
  const form = loginForm(person)
  const answered = waitForReply(person, 'login')
  await typeCode(person, form, which)
  if (layout === 'desktop') await form.getByRole('button', { name: t('auth:code.submit') }).click()
  await answered
  if (goesThrough) await assertLoggedIn(person, person.codeRequest.account)
}

async function submitCode(person: Person, which: Answer, call: string, button: string): Promise<void> {
  await typeCode(person, main(person), which)
  const answered = waitForReply(person, call)
  await main(person)
    .getByRole('button', { name: person.t(button) })
    .click()
  await answered
}

/** Ends on the page that links the new one. */
async function verifyContact(person: Person, which: Answer, goesThrough: boolean): Promise<void> {
  const { page, codeRequest } = person
  await submitCode(person, which, `check_${codeRequest.linked}`, 'profile:next')
  if (goesThrough) await page.waitForURL(`**/bind${codeRequest.linked === 'phone' ? 'Phone' : 'Email'}`)
}

async function linkContact(person: Person, which: Answer, goesThrough: boolean): Promise<void> {
  const { page, t, codeRequest } = person
  await submitCode(person, which, codeRequest.linked === 'phone' ? 'update_mobile' : 'update_email', 'profile:action.link')
  if (!goesThrough) return
  await expect(page.getByText(t(`profile:${codeRequest.linked}.saved`))).toBeVisible()
  await page.waitForURL('**/setting')
  person.contacts[codeRequest.linked] = codeRequest.account
}

/** What a typed code does, by its purpose; the reset form types its own. */
const byPurpose: Readonly<Record<CodeRequest['purpose'], typeof logInByCode>> = {
  login: logInByCode,
  verify: verifyContact,
  link: linkContact,
  reset: logInByCode,
}

const inSettings = ({ page }: Person) => new URL(page.url()).pathname === '/setting'

/** The reset form: in settings for a member, else on the login. */
function resetForm(person: Person): Locator {
  return inSettings(person) ? person.page.getByRole('dialog', { name: person.t('profile:password.changeTitle') }) : loginForm(person)
}

/** Opens the password dialog in settings, unless it is open. */
export async function openPasswordDialog(person: Person): Promise<Locator> {
  const { page, t } = person
  const window = resetForm(person)
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(t('profile:password.label'), { exact: true }) })
  if (!(await window.isVisible())) await row.getByRole('button').click()
  return window
}

/** Chooses a listed account of Google's page, or types another address. */
async function chooseAccount({ page, language }: Person, email: string): Promise<void> {
  const { other, email: field } = texts[language]
  const listed = page.getByRole('radio', { name: email })
  if ((await listed.count()) > 0) return tick(listed)
  await tick(page.getByRole('radio', { name: other }))
  await page.getByLabel(field).fill(email)
}

/** Login, and codes that prove a phone or an e-mail. */
export const loginActions: PageActs<typeof loginVerbs> = {
  answersCaptcha: (person, { answer }, goesThrough) => answerCaptcha(person, answer, goesThrough),

  async entersPhone(person, { phone }) {
    await (await loginField(person, 'auth:phone.label', '/login')).fill(phone)
    const form = loginForm(person)
    await acceptTerms(form)
    await requestCode(person, newCodeRequest('login', phone), form.getByRole('button', { name: person.t('auth:sendCode') }))
  },

  async entersEmail(person, { email }) {
    await (await loginField(person, 'auth:email.label', '/emailLogin')).fill(email)
    const form = loginForm(person)
    await acceptTerms(form)
    await requestCode(person, newCodeRequest('login', email), form.getByRole('button', { name: person.t('auth:verify') }))
  },

  entersCode: (person, { code }, goesThrough = code === 'right') => byPurpose[person.codeRequest.purpose](person, code, goesThrough),

  async logsIn(person, { phone }) {
    await loginActions.entersPhone(person, { phone })
    await loginActions.answersCaptcha(person, { answer: 'right' })
    await loginActions.entersCode(person, { code: 'right' })
  },

  async entersPassword(person, { account, password }, goesThrough = true) {
    const { t } = person
    await (await loginField(person, 'auth:account.label', '/accountLogin')).fill(account)
    const form = loginForm(person)
    await form.getByLabel(t('auth:password.label'), { exact: true }).fill(password)
    await acceptTerms(form)
    const answered = waitForReply(person, 'login')
    await form.getByRole('button', { name: t('auth:password.submit'), exact: true }).click()
    await answered
    if (goesThrough) await assertLoggedIn(person, account)
  },

  /** By password, which needs no code. */
  async logsInAgain(person, { member }) {
    const form = loginForm(person)
    const account = form.getByLabel(person.t('auth:account.label'), { exact: true })
    if (!(await account.isVisible())) await form.getByRole('button', { name: person.t('auth:ways.password'), exact: true }).click()
    await loginActions.entersPassword(person, { account: MEMBERS[member].email, password: SEEDED_PASSWORD })
  },

  /** Accepts the terms first, as for every login method. */
  async goesToGoogle(person) {
    const { page, t, language } = person
    await loginField(person, 'auth:phone.label', '/login')
    const form = loginForm(person)
    await acceptTerms(form)
    await form.getByRole('button', { name: t('auth:ways.google'), exact: true }).click()
    await expect(page.getByRole('heading', { name: texts[language].heading })).toBeVisible()
  },

  async choosesAtGoogle(person, { choice, email = '' }, goesThrough = true) {
    const { page, t, language } = person
    if (choice !== 'deny') await chooseAccount(person, email)
    await page.getByRole('button', { name: texts[language].choices[choice], exact: true }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/google'))
    if (choice === 'deny') return expect(page.getByText(t('auth:google.denied'))).toBeVisible()
    if (goesThrough) await assertLoggedIn(person, email)
  },

  async requestsResetCode(person, { account }) {
    const { t } = person
    const forgot = t('profile:password.forgot')
    if (account === null) await (await openPasswordDialog(person)).getByRole('button', { name: forgot }).first().click()
    if (account !== null) await (await loginField(person, 'auth:account.label', '/forgetPassword')).fill(account)
    const form = resetForm(person)
    const asking = newCodeRequest('reset', account ?? '', account === null ? 'phone' : undefined)
    await requestCode(person, asking, codeButton(person, form))
  },

  async resetsPassword(person, { password, code }, goesThrough = true) {
    const { page, t } = person
    const own = inSettings(person)
    const form = resetForm(person)
    await typeCode(person, form, code)
    await form.getByLabel(t('auth:reset.password'), { exact: true }).fill(password)
    await form.getByLabel(t('auth:reset.repeated'), { exact: true }).fill(password)
    const answered = waitForReply(person, 'reset_password')
    await form.getByRole('button', { name: t(own ? 'common:action.confirm' : 'auth:reset.submit') }).click()
    await answered
    if (goesThrough) await expect(page.getByText(t('auth:reset.done'))).toBeVisible()
  },

  requestsVerifyCode: (person, { linked }) => requestCode(person, newCodeRequest('verify', '', linked), codeButton(person, main(person))),

  async requestsLinkCode(person, { account }) {
    const kind = isEmailAccount(account) ? 'email' : 'phone'
    await main(person)
      .getByLabel(person.t(`profile:${kind}.new`), { exact: true })
      .fill(account)
    await requestCode(person, newCodeRequest('link', account), codeButton(person, main(person)))
  },
}
