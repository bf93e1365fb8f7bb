import type { reviewVerbs } from '@nusaria/scenarios/dsl/verbs/reviews'
import { expect, type Locator } from '@playwright/test'
import { PAGE } from '../calls/discovery.ts'
import { found } from '../driver.ts'
import type { PageActs, Person } from './person.ts'

/** Scrolls until a part of the reviews or questions is there: they load when the shopper comes near. */
export async function scrollTo({ page }: Person, part: Locator): Promise<void> {
  await expect(async () => {
    if (!(await part.isVisible())) await page.mouse.wheel(0, 600)
    await expect(part).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Of the first review, in the sheet where it is open. */
const firstMark = (person: Person): Locator => person.control('button', 'review:helpful.action…').first()

/** The reviews of the product viewed last. */
export const reviewActions: PageActs<typeof reviewVerbs> = {
  async sortsReviews(person, { sort }) {
    const { page, client, product_no, t } = person
    const order = person.control('combobox', 'review:sort.label')
    const all = person.control('button', 'review:seeAllLabel')
    if (person.layout === 'mobile' && !(await order.isVisible())) {
      await scrollTo(person, all)
      await all.click()
    }
    await scrollTo(person, order)
    await order.selectOption({ label: t(`review:sort.${sort}`) })
    const { list } = await Object.assign(client, { language: person.language }).call('review.list', { product_no, sort, ...PAGE })
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('time') })
      .first()
    await expect(first).toContainText(found(list[0], 'The product has no review').content)
  },

  async marksHelpful(person) {
    const mark = firstMark(person)
    await scrollTo(person, mark)
    const before = await mark.getAttribute('aria-pressed')
    await mark.click()
    await person.ends(() => expect(mark).toHaveAttribute('aria-pressed', String(before !== 'true')))
  },

  async seesHelpful(person, { marked }) {
    const mark = firstMark(person)
    await scrollTo(person, mark)
    await expect(mark).toHaveAttribute('aria-pressed', String(marked))
  },
}
