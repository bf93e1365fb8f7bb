import { maskAccount } from '@nusaria/contracts/account'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect, type Locator } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import type { ExpectedFailure } from '../expected-failure.ts'
import { pictureFile } from '../picture-file.ts'
import { assertFailureShown } from './assert-failure.ts'
import type { Person } from './person.ts'

type ProfileField = 'name' | 'birthday'

/** One line of the settings. */
export function settingsRow({ page, t }: Person, what: ProfileField | 'avatar' | 'phone' | 'email'): Locator {
  const label = page.getByText(t(`profile:${what}.label`), { exact: true })
  return page.getByRole('main').getByRole('listitem').filter({ has: label })
}

/** Day, month and year, each with what to choose in it. */
export function birthdayFields({ t }: Person, window: Locator, birthday: string): (readonly [Locator, string])[] {
  const [year = '', month = '', day = ''] = birthday.split('-').map((part) => String(Number(part)))
  const parts = Object.entries({ day, month, year })
  return parts.map(([part, value]) => [window.getByLabel(t(`profile:birthday.${part}`), { exact: true }), value] as const)
}

/** Changes one thing in its window. What the shop refuses is told there; then the window is left. */
async function editField(
  person: Person,
  what: ProfileField,
  fillsForm: (window: Locator) => Promise<void>,
  fails: ExpectedFailure | undefined,
): Promise<void> {
  const { page, t } = person
  await settingsRow(person, what).getByRole('button').click()
  const window = page.getByRole('dialog', { name: t(`profile:${what}.title`) })
  await fillsForm(window)
  await window.getByRole('button', { name: t('common:action.save') }).click()
  if (fails) {
    await assertFailureShown(person, fails)
    await window.getByRole('button', { name: t('common:action.cancel') }).click()
  } else await expect(page.getByText(t(`profile:${what}.saved`))).toBeVisible()
  await expect(window).toBeHidden()
}

/** The settings of the account. */
export const profileActions = {
  changesName: (person: Person, { name }: Verbs['changesName'], fails?: ExpectedFailure): Promise<void> =>
    editField(person, 'name', (window) => window.getByLabel(person.t('profile:name.label'), { exact: true }).fill(name), fails),

  changesBirthday(person: Person, { birthday }: Verbs['changesBirthday'], fails?: ExpectedFailure): Promise<void> {
    const fillsForm = async (window: Locator) => {
      for (const [field, value] of birthdayFields(person, window, birthday)) await field.selectOption(value)
    }
    return editField(person, 'birthday', fillsForm, fails)
  },

  async changesAvatar({ page, t }: Person, { picture }: Verbs['changesAvatar']): Promise<void> {
    const { name, type, ...file } = pictureFile(picture)
    const buffer = Buffer.from(await pictureFile(picture).arrayBuffer())
    await page.getByLabel(t('profile:avatar.pick')).setInputFiles({ ...file, name, mimeType: type, buffer })
    await page
      .getByRole('dialog', { name: t('profile:avatar.title') })
      .getByRole('button', { name: t('profile:avatar.use') })
      .click()
    await expect(page.getByText(t('profile:avatar.saved'))).toBeVisible()
  },

  async seesProfile(person: Person, { picture, birthday, ...rest }: Verbs['seesProfile']): Promise<void> {
    const { page } = person
    await goTo(page, '/setting')
    const shown = { ...rest, birthday: birthday?.split('-').reverse().join('/') }
    const masked = { ...shown, phone: shown.phone && maskAccount(shown.phone), email: shown.email && maskAccount(shown.email) }
    for (const [what, value] of Object.entries(masked))
      if (value !== undefined) await expect(settingsRow(person, what as keyof typeof masked)).toContainText(value)
    if (picture) await expect(settingsRow(person, 'avatar').locator('img')).toBeVisible()
  },
}
