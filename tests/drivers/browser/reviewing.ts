import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goesTo } from '../../support/steps-inside.ts'
import { pictureFile } from '../picture-file.ts'
import type { Person } from './person.ts'

const field = ({ page, t }: Person) => page.getByLabel(t('review:write.text'), { exact: true })

/** What is said of what was received, at a browser. */
export const reviewing = {
  /** From the order's page; not sent yet. */
  async writesReview(person: Person, { stars, content, photos }: Verbs['writesReview']): Promise<void> {
    const { page, t, order_no } = person
    await goesTo(page, `/orderDetail/${order_no}`)
    await page.getByRole('link', { name: t('order:action.review'), exact: true }).click()
    await page.getByRole('radio', { name: t('review:stars', { count: stars }), exact: true }).check()
    await field(person).fill(content)
    for (let number = 1; number <= photos; number += 1) {
      const { name, type: mimeType } = pictureFile('small')
      const buffer = Buffer.from(await pictureFile('small').arrayBuffer())
      await page.getByLabel(t('pictures:pick')).setInputFiles({ name, mimeType, buffer })
      await expect(page.getByRole('img', { name: t('pictures:shown', { number }) })).toBeVisible()
    }
  },

  /** Thanks, and the way to where it stands. */
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
