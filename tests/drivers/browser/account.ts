import { maskAccount } from '@nusaria/contracts/account'
import { LANGUAGES } from '@nusaria/contracts/headers'
import type { accountVerbs } from '@nusaria/scenarios/dsl/verbs/account'
import { expect, type Locator } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { textsOf } from '../../support/texts.ts'
import { pictureFile } from '../sample-values.ts'
import { waitForReply } from './codes.ts'
import { tick } from './controls.ts'
import { openPasswordDialog } from './login.ts'
import type { PageActs, Person } from './person.ts'

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

/** Closes a dialog that a refusal left open. */
async function closeDialog({ page, t }: Person): Promise<void> {
  const open = page.getByRole('dialog')
  if (await open.isVisible()) await open.getByRole('button', { name: t('common:action.cancel') }).click()
  await expect(open).toBeHidden()
}

/** Changes one field in its dialog. */
async function editField(
  person: Person,
  what: ProfileField,
  fill: (window: Locator) => Promise<void>,
  goesThrough: boolean,
): Promise<void> {
  const { page, t } = person
  const window = page.getByRole('dialog', { name: t(`profile:${what}.title`) })
  await closeDialog(person)
  await settingsRow(person, what).getByRole('button').click()
  await fill(window)
  await window.getByRole('button', { name: t('common:action.save') }).click()
  if (!goesThrough) return
  await expect(page.getByText(t(`profile:${what}.saved`))).toBeVisible()
  await expect(window).toBeHidden()
}

/** Settings, logout and deletion of the account. */
export const accountActions: PageActs<typeof accountVerbs> = {
  changesName: (person, { name }, goesThrough = true) =>
    editField(person, 'name', (window) => window.getByLabel(person.t('profile:name.label'), { exact: true }).fill(name), goesThrough),

  changesBirthday(person, { birthday }, goesThrough = true) {
    const fill = async (window: Locator) => {
      for (const [field, value] of birthdayFields(person, window, birthday)) await field.selectOption(value)
    }
    return editField(person, 'birthday', fill, goesThrough)
  },

  async changesAvatar({ page, t }, { picture }) {
    const { name, type, ...file } = pictureFile(picture)
    const buffer = Buffer.from(await pictureFile(picture).arrayBuffer())
    await page.getByLabel(t('profile:avatar.pick')).setInputFiles({ ...file, name, mimeType: type, buffer })
    await page
      .getByRole('dialog', { name: t('profile:avatar.title') })
      .getByRole('button', { name: t('profile:avatar.use') })
      .click()
    await expect(page.getByText(t('profile:avatar.saved'))).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  },

  async seesProfile(person, { picture, birthday, ...rest }) {
    const { page } = person
    await closeDialog(person)
    await goTo(page, '/setting')
    const shown = { ...rest, birthday: birthday?.split('-').reverse().join('/') }
    const masked = { ...shown, phone: shown.phone && maskAccount(shown.phone), email: shown.email && maskAccount(shown.email) }
    for (const [what, value] of Object.entries(masked))
      if (value !== undefined) await expect(settingsRow(person, what as keyof typeof masked)).toContainText(value)
    if (picture) await expect(settingsRow(person, 'avatar').locator('img')).toBeVisible()
  },

  async logsOut({ page, t }) {
    await goTo(page, '/me')
    await page.getByRole('button', { name: t('auth:logout.action') }).click()
    const dialog = page.getByRole('alertdialog', { name: t('auth:logout.title') })
    await dialog.getByRole('button', { name: t('auth:logout.action') }).click()
    await expect(page.getByText(t('auth:logout.done'))).toBeVisible()
  },

  /** Fills and sends the deletion form. A blocked deletion shows the reason instead of the form. */
  async requestsDeletion({ page, t }, { reason }, goesThrough = true) {
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

  async seesDeletion({ page, t }, { state }) {
    await goTo(page, '/delete')
    const texts = { active: 'lost.title', deletion_submitted: 'status.lead.submitted', deletion_processing: 'status.lead.processing' }
    await expect(page.getByText(t(`deletion:${texts[state]}`)).first()).toBeVisible()
  },

  /** The screens change, and so do texts of the shop, such as category names. */
  async choosesLanguage(person, { language }) {
    const { page, layout, t, client } = person
    if (layout === 'mobile') {
      await goTo(page, '/setLanguage')
      await tick(page.getByRole('radio').nth(LANGUAGES.indexOf(language)))
    } else await page.getByRole('combobox', { name: t('common:header.language') }).selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    Object.assign(person, { language, t: textsOf(language) })
    client.language = language
    await goTo(page, '/cate')
    const [first] = await client.call('nav.typeList')
    await expect(page.getByText(first?.nav_type_name ?? '').first()).toBeVisible()
  },

  /** In settings, with the old password. */
  async changesPassword(person, { old, password }, goesThrough = true) {
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
