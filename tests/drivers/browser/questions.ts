import type { questionVerbs } from '@nusaria/scenarios/dsl/verbs/questions'
import { expect } from '@playwright/test'
import { findProduct } from '../calls/discovery.ts'
import { type Form, sendForm, typed } from './form.ts'
import type { PageActs, Person } from './person.ts'
import { scrollTo } from './reviews.ts'

const questionField = (person: Person) => person.control('textbox', 'review:question.text')

export const questionForm = (question: string): Form => ({
  async open(person) {
    if (!person.product_no) person.product_no = (await findProduct(person.client, { like: 'kopi mandailing' })).product.product_no
    await person.ensureAt('product')
    if (await questionField(person).isVisible()) return
    const ask = person.control('button', 'review:question.ask').first()
    await scrollTo(person, ask)
    await ask.click()
  },
  fields: [typed(questionField, question)],
  submit: (person) => person.control('button', 'review:question.send').or(person.control('button', 'review:question.logIn')).click(),
  done: async (person) => {
    await expect(person.page.getByText(person.t('review:question.sent'))).toBeVisible()
    await expect(questionField(person)).toHaveCount(0)
  },
})

/** The questions about the product viewed last. */
export const questionActions: PageActs<typeof questionVerbs> = {
  asksQuestion: (person, { question }) => sendForm(person, questionForm(question)),

  async seesQuestion(person, { question, answer }) {
    const { page, t } = person
    await scrollTo(person, person.control('heading', 'review:question.title'))
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByText(t('review:question.own'), { exact: true }) })
      .first()
    await expect(first).toContainText(question)
    await expect(first).toContainText(answer ?? t('review:question.waiting'))
  },
}
