import { LIMITS } from '@nusaria/contracts/limits'
import { MENTENG } from '@nusaria/scenarios/homes'
import { expect } from '@playwright/test'
import { goesTo } from '../../../support/steps-inside.ts'
import { TYPED } from '../../typed.ts'
import { typesCode } from '../codes.ts'
import { linking } from '../linking.ts'
import { ordering } from '../ordering.ts'
import type { Person } from '../person.ts'
import { tick } from '../press.ts'
import { signingIn } from '../signing-in.ts'
import { type Form, main } from './form.ts'

export const address: Form = {
  async fill(person) {
    await goesTo(person.page, '/addressDetail')
    await ordering.typesAddress(person, MENTENG)
  },
  async kept({ page, t }) {
    const { name, surname, phone, postal_code: postalCode, street } = MENTENG
    for (const [field, value] of Object.entries({ name, surname, postalCode, street }))
      await expect(page.getByLabel(t(`address:form.${field}`))).toHaveValue(value)
    await expect(page.getByLabel(t('address:form.phone'))).toHaveValue(new RegExp(phone.slice(-4)))
    await expect(page.getByLabel(t('address:form.district')).locator('option:checked')).toHaveText(MENTENG.district)
  },
  submit: ({ page, t }) => page.getByRole('button', { name: t('common:action.save') }).click(),
  done: ({ page }) => page.waitForURL('**/addressManage'),
}

const numberField = (person: Person) => main(person).getByLabel(person.t('profile:phone.new'), { exact: true })

/** The linked one is verified first. The number stays; its code is typed anew. */
export const phone: Form = {
  async fill(person) {
    await goesTo(person.page, '/verifyPhone')
    await linking.asksVerifyCode(person, { linked: 'phone' })
    await signingIn.answersCaptcha(person, 'right')
    await linking.verifies(person, 'right')
    await linking.asksLinkCode(person, { account: TYPED.phone })
    await signingIn.answersCaptcha(person, 'right')
    await typesCode(person, main(person), 'right')
  },
  async kept(person) {
    await expect(numberField(person)).toHaveValue(new RegExp(TYPED.phone.slice(-4)))
    await expect(main(person).getByLabel(person.t('common:code.label', { length: LIMITS.codeLength }))).toHaveValue('')
    await typesCode(person, main(person), 'right')
  },
  submit: (person) =>
    main(person)
      .getByRole('button', { name: person.t('profile:action.link') })
      .click(),
  async done({ page, t }) {
    await expect(page.getByText(t('profile:phone.saved'))).toBeVisible()
  },
}

const why = ({ page, t }: Person) => page.getByLabel(t('deletion:reason.detail'))
const reason = ({ page, t }: Person) => page.getByRole('radio', { name: t('deletion:reason.other') })
const consent = ({ page, t }: Person) => page.getByRole('checkbox', { name: t('deletion:consent') })

/** Why one leaves stays; that one knows what it means is said anew. */
export const deletion: Form = {
  async fill(person) {
    await goesTo(person.page, '/delete')
    await tick(reason(person))
    await why(person).fill(TYPED.reason)
    await tick(consent(person))
  },
  async kept(person) {
    await expect(reason(person)).toBeChecked()
    await expect(why(person)).toHaveValue(TYPED.reason)
    if (!(await consent(person).isChecked())) await tick(consent(person))
  },
  async submit(person) {
    const { page, t } = person
    await main(person)
      .getByRole('button', { name: t('deletion:submit') })
      .click()
    await page
      .getByRole('alertdialog', { name: t('deletion:confirm.title') })
      .getByRole('button', { name: t('deletion:confirm.action') })
      .click()
  },
  done: ({ page, t }) => expect(page.getByText(t('deletion:sent'))).toBeVisible(),
}
