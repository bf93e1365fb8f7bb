import { isEmailAccount } from '@nusaria/contracts/account'
import { textVariables } from '@nusaria/locales/load'
import texts from '@nusaria/mock-api/hosts/stand-ins/google/texts.json' with { type: 'json' }
import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { expect, type Locator } from '@playwright/test'
import { newCodeRequest } from '../calls/story-context.ts'
import { tick } from './controls.ts'
import { secret, shown } from './form.ts'
import {
  acceptTerms,
  afterReply,
  answerCaptcha,
  assertLoggedIn,
  codeButton,
  loginField,
  loginForm,
  requestCode,
  typeCode,
} from './login-form.ts'
import type { Form, PageActs, Person } from './person.ts'

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

async function requestLoginCode(person: Person, account: string, kind: 'phone' | 'email'): Promise<void> {
  await (await loginField(person, `auth:${kind}.label`, kind === 'phone' ? 'login' : 'emailLogin')).fill(account)
  const form = loginForm(person)
  await acceptTerms(form)
  const button = person.control('button', kind === 'phone' ? 'auth:sendCode' : 'auth:verify', form)
  await requestCode(person, newCodeRequest('login', account), button)
}

export const loginActions: PageActs<'login'> = {
  answersCaptcha: answerCaptcha,
  entersPhone: (person, { phone }) => requestLoginCode(person, phone, 'phone'),
  entersEmail: (person, { email }) => requestLoginCode(person, email, 'email'),

  /** Ends on the page that links the new account, in the settings, or logged in. */
  async entersCode(person, { code }) {
    const { purpose, linked, account } = person.codeRequest
    if (purpose === 'verify')
      return sendCode(person, code, `check_${linked}`, 'profile:next').arrivesAt(linked === 'phone' ? 'bindPhone' : 'bindEmail')
    if (purpose === 'link') {
      await sendCode(person, code, linked === 'phone' ? 'update_mobile' : 'update_email', 'profile:action.link')
      await person.sees(`profile:${linked}.saved`).arrivesAt('setting')
      return person.ends(() => Object.assign(person.contacts, { [linked]: account }))
    }
    const form = loginForm(person)
    await afterReply(person, 'login', async () => {
      await typeCode(person, form, code)
      if (person.layout === 'desktop') await person.press('auth:code.submit', form)
    })
    await person.ends(() => assertLoggedIn(person, account))
  },

  async logsIn(person, { phone }) {
    await loginActions.entersPhone(person, { phone })
    await loginActions.answersCaptcha(person, { answer: 'right' })
    await loginActions.entersCode(person, { code: 'right' })
  },

  async entersPassword(person, { account, password }) {
    await (await loginField(person, 'auth:account.label', 'accountLogin')).fill(account)
    const form = loginForm(person)
    await person.field('auth:password.label', form).fill(password)
    await acceptTerms(form)
    await afterReply(person, 'login', () => person.press('auth:password.submit', form))
    await person.ends(() => assertLoggedIn(person, account))
  },

  async logsInAgain(person, { member }) {
    const form = loginForm(person)
    if (!(await person.field('auth:account.label', form).isVisible())) await person.press('auth:ways.password', form)
    await loginActions.entersPassword(person, { account: MEMBERS[member].email, password: SEEDED_PASSWORD })
  },

  /** Accepts the terms first, as for every login method. */
  async goesToGoogle(person) {
    await loginField(person, 'auth:phone.label', 'login')
    const form = loginForm(person)
    await acceptTerms(form)
    const name = texts[person.language].heading.replace('{{brand}}', String(textVariables.brand))
    await person.press('auth:ways.google', form).shows(person.page.getByRole('heading', { name }))
  },

  async choosesAtGoogle(person, { choice, email = '' }) {
    const { page, language } = person
    if (choice !== 'deny') await chooseAccount(person, email)
    await page.getByRole('button', { name: texts[language].choices[choice], exact: true }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/google'))
    await (choice === 'deny' ? person.sees('auth:google.denied') : person.ends(() => assertLoggedIn(person, email)))
  },

  async requestsResetCode(person, { account }) {
    if (account === null) await person.press('profile:password.forgot', await openPasswordDialog(person))
    else await (await loginField(person, 'auth:account.label', 'forgetPassword')).fill(account)
    await requestCode(
      person,
      newCodeRequest('reset', account ?? '', account === null ? 'phone' : undefined),
      codeButton(person, resetForm(person)),
    )
  },

  async resetsPassword(person, { password, code }) {
    const form = resetForm(person)
    await typeCode(person, form, code)
    for (const label of ['password', 'repeated']) await person.field(`auth:reset.${label}`, form).fill(password)
    const button = person.screen === 'setting' ? 'common:action.confirm' : 'auth:reset.submit'
    await afterReply(person, 'reset_password', () => person.press(button, form))
    await person.sees('auth:reset.done')
  },

  requestsVerifyCode: (person, { linked }) => requestCode(person, newCodeRequest('verify', '', linked)),

  async requestsLinkCode(person, { account }) {
    await person.field(`profile:${isEmailAccount(account) ? 'email' : 'phone'}.new`, person.main).fill(account)
    await requestCode(person, newCodeRequest('link', account))
  },
}

/** Links another phone. The linked one is verified first; the new number stays, its code is typed again. */
export const phoneForm = (account: string): Form => ({
  async open(person) {
    await person.goTo('verifyPhone')
    await loginActions.requestsVerifyCode(person, { linked: 'phone' })
    await loginActions.answersCaptcha(person, { answer: 'right' })
    await loginActions.entersCode(person, { code: 'right' })
    await loginActions.requestsLinkCode(person, { account })
    await loginActions.answersCaptcha(person, { answer: 'right' })
  },
  fields: [
    shown((person) => expect(person.field('profile:phone.new', person.main)).toHaveValue(new RegExp(account.slice(-4)))),
    secret('common:code.label', (person) => typeCode(person, person.main, 'right')),
  ],
  submit: (person) => person.press('profile:action.link', person.main),
  done: (person) => person.sees('profile:phone.saved'),
})
