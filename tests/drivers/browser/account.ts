import { LANGUAGES } from '@nusaria/contracts/headers'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { textsOf } from '../../support/texts.ts'
import type { Person } from './person.ts'
import { tick } from './press.ts'

/** Leaving: for now, or for good; and the language of the shop. */
export const accountActions = {
  async logsOut({ page, t }: Person): Promise<void> {
    await goTo(page, '/me')
    await page.getByRole('button', { name: t('auth:logout.action') }).click()
    const dialog = page.getByRole('alertdialog', { name: t('auth:logout.title') })
    await dialog.getByRole('button', { name: t('auth:logout.action') }).click()
    await expect(page.getByText(t('auth:logout.done'))).toBeVisible()
  },

  /** With everything that is asked before it; what stands in the way shows in place of the form. */
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
    const told = { active: 'lost.title', deletion_submitted: 'status.lead.submitted', deletion_processing: 'status.lead.processing' }
    await expect(page.getByText(t(`deletion:${told[state]}`)).first()).toBeVisible()
  },

  /** Where this layout has it. The screens follow, and so does what the shop says: the names of its categories. */
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
