import { LANGUAGES } from '@nusaria/contracts/headers'
import { expect, type Locator } from '@playwright/test'
import type { Person } from '../person.ts'

/** Presses the first button whose name starts with a text. The result finds it by its full name. */
async function pressFirst({ main }: Person, name: string | RegExp): Promise<Locator> {
  const button = main.getByRole('button', { name }).first()
  await expect(button).toBeVisible()
  const sameName = main.getByRole('button', { name: (await button.getAttribute('aria-label')) ?? '', exact: true })
  await button.click()
  return sameName
}

/** Coins, messages, restock alerts, payment methods, refund accounts, language. */
export const accountPages = {
  async points(person: Person) {
    const { list } = await person.member.call('points.record', { page_num: 1, page_size: 10, direction: 'out' })
    const reason = `points:reason.${list[0]?.reason}`
    await person.goTo('points')
    await person.reads(person.t(reason))
    await person.control('tab', 'points:tabs.out').click()
    await person.control('button', person.starting(reason), person.main).first().click()
    const dialog = person.dialog('points:detail.title')
    await expect(dialog).toContainText(list[0]?.record_no ?? 'no coins went')
    await person.page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },

  async messages(person: Person) {
    const ask = () => person.member.call('message.page', { page_num: 1, page_size: 10 })
    const { list, total } = await ask()
    const title = list[0]?.title ?? 'no message'
    await person.goTo('messages')
    await person.reads(title)
    await person.main
      .getByRole('button', { name: person.t('message:remove.action', { title }) })
      .first()
      .click()
    await person.confirm('message:remove.confirm')
    await person.sees('message:remove.done')
    expect((await ask()).total).toBe(total - 1)
  },

  async arrivalNotices(person: Person) {
    await person.goTo('arrivalNotices')
    await expect(await pressFirst(person, person.named('notice:row.stop'))).toHaveCount(0)
  },

  async refundSettings(person: Person) {
    await person.goTo('refundSettings')
    await expect(await pressFirst(person, person.starting('wallet:makeDefault'))).toHaveCount(0)
  },

  async paymentOption(person: Person) {
    await person.goTo('paymentOption')
    const removed = await pressFirst(person, person.starting('wallet:remove'))
    await person.confirm('wallet:remove')
    await expect(removed).toHaveCount(0)
  },

  async setLanguage(person: Person) {
    const { page, language } = person
    await person.goTo('setLanguage')
    for (const next of [LANGUAGES.find((each) => each !== language) ?? language, language]) {
      await page.locator(`label:has([lang="${next}"])`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', next)
    }
  },
}
