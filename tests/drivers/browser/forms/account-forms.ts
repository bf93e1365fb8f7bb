import { LIMITS } from '@nusaria/contracts/limits'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { expect } from '@playwright/test'
import { goTo } from '../../../support/navigation.ts'
import { FORM_VALUES } from '../../sample-values.ts'
import { typeAddress } from '../addresses.ts'
import { typeCode } from '../codes.ts'
import { tick } from '../controls.ts'
import { loginActions } from '../login.ts'
import { main, type Person } from '../person.ts'
import type { Form } from './form.ts'

export const address: Form = {
  async fill(person) {
    await goTo(person.page, '/addressDetail')
    await typeAddress(person, MENTENG)
  },
  async isKept({ page, t }) {
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

/** The linked phone is verified first. The new number stays; its code is typed again. */
export const phone: Form = {
  async fill(person) {
    await goTo(person.page, '/verifyPhone')
    await loginActions.requestsVerifyCode(person, { linked: 'phone' })
    await loginActions.answersCaptcha(person, { answer: 'right' })
    await loginActions.entersCode(person, { code: 'right' })
    await loginActions.requestsLinkCode(person, { account: FORM_VALUES.phone })
    await loginActions.answersCaptcha(person, { answer: 'right' })
    await typeCode(person, main(person), 'right')
  },
  async isKept(person) {
    await expect(numberField(person)).toHaveValue(new RegExp(FORM_VALUES.phone.slice(-4)))
    await expect(main(person).getByLabel(person.t('common:code.label', { length: LIMITS.codeLength }))).toHaveValue('')
    await typeCode(person, main(person), 'right')
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

/** The reason stays; the consent is given again. */
export const deletion: Form = {
  async fill(person) {
    await goTo(person.page, '/delete')
    await tick(reason(person))
    await why(person).fill(FORM_VALUES.reason)
    await tick(consent(person))
  },
  async isKept(person) {
    await expect(reason(person)).toBeChecked()
    await expect(why(person)).toHaveValue(FORM_VALUES.reason)
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
