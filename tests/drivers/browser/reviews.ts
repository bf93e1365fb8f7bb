import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { addPictures } from './controls.ts'
import { assertText } from './pages/helpers.ts'
import type { Person } from './person.ts'

const field = ({ page, t }: Person) => page.getByLabel(t('review:write.text'), { exact: true })

/** Reviews. */
export const reviewActions = {
  /** Opens the form from the order's page and fills it. */
  async writesReview(person: Person, { stars, content, photos }: Verbs['writesReview']): Promise<void> {
    const { page, t, world, order_no } = person
    await goTo(page, `/orderDetail/${order_no}`)
    const orders = await world.state<{ order_no: string; lines: readonly { product_name: string }[] }>('orders')
    const bought = orders.find((order) => order.order_no === order_no)?.lines[0]
    await page.getByRole('link', { name: t('order:action.review'), exact: true }).click()
    await assertText(person, bought?.product_name ?? 'nothing was bought')
    await page.getByRole('radio', { name: t('review:stars', { count: stars }), exact: true }).check()
    await field(person).fill(content)
    await addPictures(person, photos)
  },

  /** Sends the review and opens it on the product. */
  async sendsReview(person: Person, _args: unknown, goesThrough: boolean): Promise<void> {
    const { page, t } = person
    const content = await field(person).inputValue()
    await page.getByRole('button', { name: t('review:write.send') }).click()
    if (!goesThrough) return
    await page.getByRole('link', { name: t('review:write.toProduct') }).click()
    await page.waitForURL('**/commodDetail?**')
    const said = page.getByText(content).first()
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(said).toBeVisible({ timeout: 500 })
    }).toPass()
  },
}
