import { isEmailAccount } from '@nusaria/contracts/account'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { askingFor } from '../calls/asking.ts'
import { asks, codeButton, repliesTo, typesCode } from './codes.ts'
import type { Person } from './person.ts'

const main = ({ page }: Person) => page.getByRole('main')

/** The linked phone or e-mail: verified, then changed. */
export const linking = {
  asksVerifyCode: (person: Person, { linked }: Verbs['asksVerifyCode']): Promise<void> =>
    asks(person, askingFor('verify', '', linked), codeButton(person, main(person))),

  async asksLinkCode(person: Person, { account }: Verbs['asksLinkCode']): Promise<void> {
    const kind = isEmailAccount(account) ? 'email' : 'phone'
    await main(person)
      .getByLabel(person.t(`profile:${kind}.new`), { exact: true })
      .fill(account)
    await asks(person, askingFor('link', account), codeButton(person, main(person)))
  },

  /** On to the new one. */
  async verifies(person: Person, which: 'right' | 'wrong', goesThrough = which === 'right'): Promise<void> {
    const { page, asking } = person
    const kind = asking.linked === 'phone' ? 'Phone' : 'Email'
    await sendsCode(person, which, `check_${asking.linked}`, 'profile:next')
    if (goesThrough) await page.waitForURL(`**/bind${kind}`)
  },

  async links(person: Person, which: 'right' | 'wrong', goesThrough = which === 'right'): Promise<void> {
    const { page, t, asking } = person
    await sendsCode(person, which, asking.linked === 'phone' ? 'update_mobile' : 'update_email', 'profile:action.link')
    if (!goesThrough) return
    await expect(page.getByText(t(`profile:${asking.linked}.saved`))).toBeVisible()
    await page.waitForURL('**/setting')
    person.own[asking.linked] = asking.account
  },
}

async function sendsCode(person: Person, which: 'right' | 'wrong', call: string, button: string): Promise<void> {
  await typesCode(person, main(person), which)
  const answered = repliesTo(person, call)
  await main(person)
    .getByRole('button', { name: person.t(button) })
    .click()
  await answered
}
