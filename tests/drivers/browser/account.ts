import { maskAccount } from '@nusaria/contracts/account'
import { LANGUAGES } from '@nusaria/contracts/headers'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect, type Locator } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { textsOf } from '../../support/texts.ts'
import type { ExpectedFailure } from '../driver.ts'
import { pictureFile } from '../sample-values.ts'
import { assertFailureShown } from './assert-failure.ts'
import { tick } from './controls.ts'
import type { Person } from './person.ts'

type ProfileField = 'name' | 'birthday'

/** A row of the settings. */
export function settingsRow({ page, t }: Person, what: ProfileField | 'avatar' | 'phone' | 'email'): Locator {
  const label = page.getByText(t(`profile:${what}.label`), { exact: true })
  return page.getByRole('main').getByRole('listitem').filter({ has: label })
}

/** The selects for day, month and year, each with its value. */
export function birthdayFields({ t }: Person, window: Locator, birthday: string): (readonly [Locator, string])[] {
  const [year = '', month = '', day = ''] = birthday.split('-').map((part) => String(Number(part)))
  const parts = Object.entries({ day, month, year })
  return parts.map(([part, value]) => [window.getByLabel(t(`profile:birthday.${part}`), { exact: true }), value] as const)
}

/** Changes one field in its dialog. After a refusal it closes the dialog. */
async function editField(
  person: Person,
  what: ProfileField,
  fill: (window: Locator) => Promise<void>,
  fails: ExpectedFailure | undefined,
): Promise<void> {
  const { page, t } = person
  await settingsRow(person, what).getByRole('button').click()
  const window = page.getByRole('dialog', { name: t(`profile:${what}.title`) })
  await fill(window)
  await window.getByRole('button', { name: t('common:action.save') }).click()
  if (fails) {
    await assertFailureShown(person, fails)
    await window.getByRole('button', { name: t('common:action.cancel') }).click()
  } else await expect(page.getByText(t(`profile:${what}.saved`))).toBeVisible()
  await expect(window).toBeHidden()
}

/** Account settings. */
export const profileActions = {
  changesName: (person: Person, { name }: Verbs['changesName'], _goesThrough: boolean, fails?: ExpectedFailure): Promise<void> =>
    editField(person, 'name', (window) => window.getByLabel(person.t('profile:name.label'), { exact: true }).fill(name), fails),

  changesBirthday(person: Person, { birthday }: Verbs['changesBirthday'], _goesThrough: boolean, fails?: ExpectedFailure): Promise<void> {
    const fill = async (window: Locator) => {
      for (const [field, value] of birthdayFields(person, window, birthday)) await field.selectOption(value)
    }
    return editField(person, 'birthday', fill, fails)
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

/** Logout, account deletion, language. */
export const accountActions = {
  async logsOut({ page, t }: Person): Promise<void> {
    await goTo(page, '/me')
    await page.getByRole('button', { name: t('auth:logout.action') }).click()
    const dialog = page.getByRole('alertdialog', { name: t('auth:logout.title') })
    await dialog.getByRole('button', { name: t('auth:logout.action') }).click()
    await expect(page.getByText(t('auth:logout.done'))).toBeVisible()
  },

  /** Fills and sends the deletion form. A blocked deletion shows the reason instead of the form. */
  async requestsDeletion({ page, t }: Person, { reason }: Verbs['requestsDeletion'], goesThrough: boolean): Promise<void> {
    const submit = page.getByRole('main').getByRole('button', { name: t('deletion:submit') })
    await submit.waitFor()
    if (!goesThrough && (await submit.isDisabled())) return
    await tick(page.getByRole('radio', { name: t(`deletion:reason.${reason}`) }))
    await tick(page.getByRole('checkbox', { name: t('deletion:consent') }))
    await submit.click()
    const dialog = page.getByRole('alertdialog', { name: t('deletion:confirm.title') })
    await dialog.getByRole('button', { name: t('deletion:confirm.action') }).click()
    if (goesThrough) await expect(page.getByText(t('deletion:sent'))).toBeVisible()
  },

  async seesDeletion({ page, t }: Person, { state }: Verbs['seesDeletion']): Promise<void> {
    await goTo(page, '/delete')
    const texts = { active: 'lost.title', deletion_submitted: 'status.lead.submitted', deletion_processing: 'status.lead.processing' }
    await expect(page.getByText(t(`deletion:${texts[state]}`)).first()).toBeVisible()
  },

  /** The screens change, and so do texts of the shop, such as category names. */
  async choosesLanguage(person: Person, { language }: Verbs['choosesLanguage']): Promise<void> {
    const { page, layout, t, api } = person
    if (layout === 'mobile') {
      await goTo(page, '/setLanguage')
      await tick(page.getByRole('radio').nth(LANGUAGES.indexOf(language)))
    } else await page.getByRole('combobox', { name: t('common:header.language') }).selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    Object.assign(person, { language, t: textsOf(language) })
    api.language = language
    await goTo(page, '/cate')
    const [first] = await api.call('nav.typeList')
    await expect(page.getByText(first?.nav_type_name ?? '').first()).toBeVisible()
  },
}
