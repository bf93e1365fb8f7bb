import type { Review } from '@nusaria/scenarios/dsl/verbs/reviews'
import { expect, type Locator } from '@playwright/test'
import { ensureProduct, PAGE } from '../calls/discovery.ts'
import { found } from '../driver.ts'
import { scrollTo } from './controls.ts'
import { typed } from './form.ts'
import type { Form, PageActs, Person } from './person.ts'
import { addPictures } from './requests.ts'

export const reviewForm = ({ stars, content }: Omit<Review, 'photos'>): Form => {
  const rating = ({ page, t }: Person) => page.getByRole('radio', { name: t('review:stars', { count: stars }), exact: true })
  return {
    async open(person) {
      await person.goTo('orderDetail')
      const bought = (await person.world.state('orders')).find(({ order_no }) => order_no === person.order_no)?.lines[0]
      await person.follow('order:action.review').reads(bought?.product_name ?? 'nothing was bought')
    },
    fields: [
      { fill: (person) => rating(person).check(), isKept: (person) => expect(rating(person)).toBeChecked() },
      typed('review:write.text', content),
    ],
    submit: (person) => person.press('review:write.send'),
    done: (person) => person.shows(person.control('link', 'review:write.toProduct')),
  }
}

const questionField = (person: Person) => person.control('textbox', 'review:question.text')

export const questionForm = (question: string): Form => ({
  async open(person) {
    await ensureProduct(person)
    await person.ensureAt('product')
    if (await questionField(person).isVisible()) return
    const ask = person.control('button', 'review:question.ask').first()
    await scrollTo(ask)
    await ask.click()
  },
  fields: [typed(questionField, question)],
  submit: (person) => person.control('button', 'review:question.send').or(person.control('button', 'review:question.logIn')).click(),
  done: (person) => person.shows(person.page.getByText(person.t('review:question.sent'))).gone(questionField(person)),
})

/** Scrolls to the mark of the first review, in the sheet where it is open. */
async function firstMark(person: Person): Promise<Locator> {
  const mark = person.control('button', 'review:helpful.action…').first()
  await scrollTo(mark)
  return mark
}

export const reviewActions: PageActs<'reviews'> = {
  writesReview: (person, { photos, ...review }) => person.fills(reviewForm(review)).does(() => addPictures(person, photos)),

  async sendsReview(person) {
    const content = await person.field('review:write.text').inputValue()
    await person.press('review:write.send')
    if (!person.goesThrough) return
    await person.follow('review:write.toProduct').arrivesAt('product')
    await scrollTo(person.page.getByText(content).first())
  },

  async sortsReviews(person, { sort }) {
    const { page, product_no, t } = person
    const order = person.control('combobox', 'review:sort.label')
    if (person.layout === 'mobile' && !(await order.isVisible())) {
      await scrollTo(person.control('button', 'review:seeAllLabel'))
      await person.press('review:seeAllLabel')
    }
    await scrollTo(order)
    await order.selectOption({ label: t(`review:sort.${sort}`) })
    const { list } = await person.client.call('review.list', { product_no, sort, ...PAGE })
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('time') })
    await expect(rows.first()).toContainText(found(list[0], 'The product has no review').content)
  },

  async marksHelpful(person) {
    const mark = await firstMark(person)
    const before = await mark.getAttribute('aria-pressed')
    await mark.click()
    await person.ends(() => expect(mark).toHaveAttribute('aria-pressed', String(before !== 'true')))
  },

  seesHelpful: async (person, { marked }) => expect(await firstMark(person)).toHaveAttribute('aria-pressed', String(marked)),

  asksQuestion: (person, { question }) => person.sends(questionForm(question)),

  async seesQuestion(person, { question, answer }) {
    const { page, t } = person
    await scrollTo(person.control('heading', 'review:question.title'))
    const own = page.getByRole('listitem').filter({ has: page.getByText(t('review:question.own'), { exact: true }) })
    await expect(own.first()).toContainText(question)
    await expect(own.first()).toContainText(answer ?? t('review:question.waiting'))
  },
}
