import type { orderVerbs, Review } from '@nusaria/scenarios/dsl/verbs/orders'
import { expect } from '@playwright/test'
import { type Form, fillForm, typed } from './form.ts'
import type { PageActs, Person } from './person.ts'
import { addPictures } from './request-form.ts'

const reviewField = (person: Person) => person.field('review:write.text')

/** Opened from the order's page. */
export const reviewForm = ({ stars, content }: Omit<Review, 'photos'>): Form => {
  const rating = ({ page, t }: Person) => page.getByRole('radio', { name: t('review:stars', { count: stars }), exact: true })
  return {
    async open(person) {
      await person.goTo('orderDetail')
      const orders = await person.world.state<{ order_no: string; lines: readonly { product_name: string }[] }>('orders')
      const bought = orders.find(({ order_no }) => order_no === person.order_no)?.lines[0]
      await person.follow('order:action.review')
      await person.reads(bought?.product_name ?? 'nothing was bought')
    },
    fields: [
      { fill: (person) => rating(person).check(), isKept: (person) => expect(rating(person)).toBeChecked() },
      typed(reviewField, content),
    ],
    submit: (person) => person.press('review:write.send'),
    done: (person) => expect(person.control('link', 'review:write.toProduct')).toBeVisible(),
  }
}

export const reviewActions: Pick<PageActs<typeof orderVerbs>, 'writesReview' | 'sendsReview'> = {
  async writesReview(person, { photos, ...review }) {
    await fillForm(person, reviewForm(review))
    await addPictures(person, photos)
  },

  /** Sends the review and opens it on the product. */
  async sendsReview(person, _args, goesThrough = true) {
    const { page } = person
    const content = await reviewField(person).inputValue()
    await person.press('review:write.send')
    if (!goesThrough) return
    await person.follow('review:write.toProduct')
    await person.arrivesAt('product')
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(page.getByText(content).first()).toBeVisible({ timeout: 500 })
    }).toPass()
  },
}
