import { SCREENS } from '@nusaria/scenarios/dsl/places'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goesTo } from '../../support/steps-inside.ts'
import { orderOf } from '../calls/story.ts'
import type { Person } from './person.ts'
import { requestPath } from './requests.ts'
import { follows } from './shopping.ts'

type About = NonNullable<Verbs['opensMessage']['about']>

/** What a message says that it leads to, and where that is. */
const LEADS_TO: Readonly<Record<About, readonly [see: 'product' | 'order' | 'after_sale', path: (person: Person) => string]>> = {
  product: ['product', ({ product_no }) => `${SCREENS.product}?product_no=${product_no}`],
  order: ['order', (person) => SCREENS.orderDetail.replace(':no', orderOf(person))],
  request: ['after_sale', requestPath],
}

/** Messages, and the questions that others had, at a browser. */
export const messaging = {
  /** All of its row is one target. What is about a product opens as products do. */
  async opensMessage(person: Person, { about = 'product' }: Verbs['opensMessage']): Promise<void> {
    const { page, t } = person
    const [see, path] = LEADS_TO[about]
    await goesTo(page, SCREENS.messages)
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t(`message:see.${see}`) })
    const opens = () => rows.first().getByRole('link').click()
    await (about === 'product' ? follows(person, opens) : opens())
    await person.page.waitForURL(`**${path(person)}`)
  },

  /** In the tab of all. */
  async hasUnread({ page, t }: Person, { messages }: Verbs['hasUnread']): Promise<void> {
    if (new URL(page.url()).pathname !== SCREENS.messages) await goesTo(page, SCREENS.messages)
    await expect(page.getByRole('tab').first()).toHaveText(t('message:kinds.all') + (messages || ''))
  },

  async readsAllMessages({ page, t }: Person): Promise<void> {
    if (new URL(page.url()).pathname !== SCREENS.messages) await goesTo(page, SCREENS.messages)
    await page.getByRole('button', { name: t('message:readAll') }).click()
  },

  /** The question alone is left. */
  async searchesFaqs({ page, t }: Person, { question }: Verbs['searchesFaqs']): Promise<void> {
    await page.getByRole('searchbox', { name: t('faqs:search') }).fill(t(question))
    const found = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(found).toHaveCount(1)
    await expect(found).toHaveText(t(question))
  },
}
