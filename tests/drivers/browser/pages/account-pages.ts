import { LANGUAGES } from '@nusaria/contracts/headers'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { expect } from '@playwright/test'
import { goTo } from '../../../support/navigation.ts'
import { textPattern } from '../controls.ts'
import { main, memberClient, type Person } from '../person.ts'
import { assertText, confirmDialog } from './helpers.ts'

/** The first button whose name starts with a text, and a locator for its full name. */
async function firstNamed(person: Person, words: string) {
  const button = main(person)
    .getByRole('button', { name: new RegExp(`^${textPattern(words)}`) })
    .first()
  await expect(button).toBeVisible()
  const name = (await button.getAttribute('aria-label')) ?? ''
  return { button, sameName: main(person).getByRole('button', { name, exact: true }) }
}

/** Coins, messages, restock alerts, payment methods, refund accounts, language. */
export const accountPages = {
  async points(person: Person): Promise<void> {
    const { page, t } = person
    const { list } = await memberClient(person).call('points.record', { page_num: 1, page_size: 10, direction: 'out' })
    const newest = list[0]
    await goTo(page, SCREENS.points)
    await assertText(person, t(`points:reason.${newest?.reason}`))
    await page.getByRole('tab', { name: t('points:tabs.out') }).click()
    const line = main(person)
      .getByRole('button', { name: t(`points:reason.${newest?.reason}`) })
      .first()
    await line.click()
    const dialog = page.getByRole('dialog', { name: t('points:detail.title') })
    await expect(dialog).toContainText(newest?.record_no ?? 'no coins went')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },

  async messages(person: Person): Promise<void> {
    const { page, t } = person
    const ask = () => memberClient(person).call('message.page', { page_num: 1, page_size: 10 })
    const { list, total } = await ask()
    const title = list[0]?.title ?? 'no message'
    await goTo(page, SCREENS.messages)
    await assertText(person, title)
    await main(person)
      .getByRole('button', { name: t('message:remove.action', { title }) })
      .first()
      .click()
    await confirmDialog(person, t('message:remove.confirm'))
    await expect(page.getByText(t('message:remove.done')).first()).toBeVisible()
    expect((await ask()).total).toBe(total - 1)
  },

  async arrivalNotices(person: Person): Promise<void> {
    await goTo(person.page, SCREENS.arrivalNotices)
    const [stop = ''] = person.t('notice:row.stop', { skipInterpolation: true }).split('{{')
    const { button, sameName } = await firstNamed(person, stop)
    await button.click()
    await expect(sameName).toHaveCount(0)
  },

  async refundSettings(person: Person): Promise<void> {
    await goTo(person.page, SCREENS.refundSettings)
    const { button, sameName } = await firstNamed(person, person.t('wallet:makeDefault'))
    await button.click()
    await expect(sameName).toHaveCount(0)
  },

  async paymentOption(person: Person): Promise<void> {
    const { t, page } = person
    await goTo(page, SCREENS.paymentOption)
    const { button, sameName } = await firstNamed(person, t('wallet:remove'))
    await button.click()
    await confirmDialog(person, t('wallet:remove'))
    await expect(sameName).toHaveCount(0)
  },

  async setLanguage({ page, language }: Person): Promise<void> {
    await goTo(page, SCREENS.setLanguage)
    const choice = (name: string) => page.locator(`label:has([lang="${name}"])`)
    for (const next of [LANGUAGES.find((each) => each !== language) ?? language, language]) {
      await choice(next).click()
      await expect(page.locator('html')).toHaveAttribute('lang', next)
    }
  },
}
