import { LANGUAGES } from '@nusaria/contracts/headers'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { expect } from '@playwright/test'
import type { Person } from '../person.ts'

/** Presses the first button whose name starts with a text, and confirms. The button, found by its full name, is gone then. */
const pressesFirst = (screen: Screen, key: string, confirms?: string) => async (person: Person) => {
  await person.goTo(screen)
  const button = person.control('button', key, person.main).first()
  await expect(button).toBeVisible()
  const sameName = person.main.getByRole('button', { name: (await button.getAttribute('aria-label')) ?? '', exact: true })
  await button.click()
  if (confirms) await person.confirm(confirms)
  await person.gone(sameName)
}

/** Coins, messages, restock alerts, payment methods, refund accounts, language. */
export const accountPages = {
  arrivalNotices: pressesFirst('arrivalNotices', 'notice:row.stop'),
  refundSettings: pressesFirst('refundSettings', 'wallet:makeDefault…'),
  paymentOption: pressesFirst('paymentOption', 'wallet:remove…', 'wallet:remove'),

  async points(person: Person) {
    const { list } = await person.member.call('points.record', { page_num: 1, page_size: 10, direction: 'out' })
    const reason = `points:reason.${list[0]?.reason}`
    const dialog = person.dialog('points:detail.title')
    await person.goTo('points').reads(person.t(reason))
    await person.control('tab', 'points:tabs.out').click()
    await person.control('button', `${reason}…`, person.main).first().click()
    await expect(dialog).toContainText(list[0]?.record_no ?? 'no coins went')
    await person.page.keyboard.press('Escape')
    await person.gone(dialog)
  },

  async messages(person: Person) {
    const ask = () => person.member.call('message.page', { page_num: 1, page_size: 10 })
    const { list, total } = await ask()
    const title = list[0]?.title ?? 'no message'
    await person.goTo('messages').reads(title)
    const remove = person.main.getByRole('button', { name: person.t('message:remove.action', { title }) })
    await remove.first().click()
    await person.confirm('message:remove.confirm').sees('message:remove.done')
    expect((await ask()).total).toBe(total - 1)
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
