import { isEmailAccount } from '@nusaria/contracts/account'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { newCodeRequest } from '../calls/code-request.ts'
import { codeButton, requestCode, typeCode, waitForReply } from './codes.ts'
import type { Person } from './person.ts'

const main = ({ page }: Person) => page.getByRole('main')

/** The linked phone or e-mail: verified, then changed. */
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

  /** On to the new one. */
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
