import { isEmailAccount } from '@nusaria/contracts/account'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect, type Locator } from '@playwright/test'
import { newCodeRequest } from '../calls/code-request.ts'
import { codeButton, requestCode, typeCode, waitForReply } from './codes.ts'
import { loginForm } from './login.ts'
import { main, type Person } from './person.ts'

/** Verifies the linked phone or e-mail, then links another. */
export const contactActions = {
  requestsVerifyCode: (person: Person, { linked }: Verbs['requestsVerifyCode']): Promise<void> =>
    requestCode(person, newCodeRequest('verify', '', linked), codeButton(person, main(person))),

  async requestsLinkCode(person: Person, { account }: Verbs['requestsLinkCode']): Promise<void> {
    const kind = isEmailAccount(account) ? 'email' : 'phone'
    await main(person)
      .getByLabel(person.t(`profile:${kind}.new`), { exact: true })
      .fill(account)
    await requestCode(person, newCodeRequest('link', account), codeButton(person, main(person)))
  },

  /** Ends on the page that links the new one. */
  async verifies(person: Person, which: 'right' | 'wrong', goesThrough = which === 'right'): Promise<void> {
    const { page, codeRequest } = person
    const kind = codeRequest.linked === 'phone' ? 'Phone' : 'Email'
    await submitCode(person, which, `check_${codeRequest.linked}`, 'profile:next')
    if (goesThrough) await page.waitForURL(`**/bind${kind}`)
  },

  async links(person: Person, which: 'right' | 'wrong', goesThrough = which === 'right'): Promise<void> {
    const { page, t, codeRequest } = person
    await submitCode(person, which, codeRequest.linked === 'phone' ? 'update_mobile' : 'update_email', 'profile:action.link')
    if (!goesThrough) return
    await expect(page.getByText(t(`profile:${codeRequest.linked}.saved`))).toBeVisible()
    await page.waitForURL('**/setting')
    person.contacts[codeRequest.linked] = codeRequest.account
  },
}

async function submitCode(person: Person, which: 'right' | 'wrong', call: string, button: string): Promise<void> {
  await typeCode(person, main(person), which)
  const answered = waitForReply(person, call)
  await main(person)
    .getByRole('button', { name: person.t(button) })
    .click()
  await answered
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

export const passwordActions = {
  async requestsResetCode(person: Person, { account }: Verbs['requestsResetCode']): Promise<void> {
    const { t } = person
    const forgot = t('profile:password.forgot')
    if (account === null) await (await openPasswordDialog(person)).getByRole('button', { name: forgot }).first().click()
    const form = resetForm(person)
    if (account !== null) await form.getByLabel(t('auth:account.label'), { exact: true }).fill(account)
    const asking = newCodeRequest('reset', account ?? '', account === null ? 'phone' : undefined)
    await requestCode(person, asking, codeButton(person, form))
  },

  async resetsPassword(person: Person, { password, code }: Verbs['resetsPassword'], goesThrough: boolean): Promise<void> {
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

  /** In settings, with the old password. */
  async changesPassword(person: Person, { old, password }: Verbs['changesPassword'], goesThrough: boolean): Promise<void> {
    const { page, t } = person
    const form = await openPasswordDialog(person)
    await form.getByLabel(t('profile:password.old'), { exact: true }).fill(old)
    await form.getByLabel(t('profile:password.new'), { exact: true }).fill(password)
    await form.getByLabel(t('profile:password.repeat'), { exact: true }).fill(password)
    const answered = waitForReply(person, 'update_password')
    await form.getByRole('button', { name: t('common:action.save') }).click()
    await answered
    if (goesThrough) await expect(page.getByText(t('auth:reset.done'))).toBeVisible()
  },
}
