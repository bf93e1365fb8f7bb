import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { goTo } from '../../support/navigation.ts'
import { requireOrderNo } from '../calls/story-context.ts'
import { requestPath } from './after-sales.ts'
import type { Person } from './person.ts'
import { productLinks, productNoOf } from './product-list.ts'
import { openProductWith } from './shopping.ts'

/** Favourites, restock alerts and viewed products. */
export const memberListActions = {
  async addsFavourite({ page, t }: Person, _args: unknown, goesThrough: boolean): Promise<void> {
    const heart = page.getByRole('button', { name: t('favourite:heart.name'), exact: true })
    await heart.click()
    if (goesThrough) await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },

  requestsRestockAlert: ({ page, t }: Person): Promise<void> =>
    page.getByRole('button', { name: t('common:card.remind'), exact: true }).click(),

  seesRestockAlert: ({ page, t }: Person): Promise<void> => expect(page.getByText(t('notice:waiting')).first()).toBeVisible(),

  async seesProductAt(person: Person, { screen }: Verbs['seesProductAt']): Promise<void> {
    await goTo(person.page, SCREENS[screen])
    const expected = screen === 'viewed' ? person.viewedProducts : [person.product_no]
    await expect(async () => {
      const links = await productLinks(person).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect([...new Set(links.map(productNoOf))].slice(0, expected.length)).toEqual(expected)
    }).toPass()
  },
}

type About = NonNullable<Verbs['opensMessage']['about']>

/** What a message links to: its link text, path and page heading. */
interface MessageTarget {
  readonly see: 'product' | 'order' | 'after_sale'
  readonly path: (person: Person) => string
  readonly heading?: string
}

const MESSAGE_TARGETS: Readonly<Record<About, MessageTarget>> = {
  product: { see: 'product', path: ({ product_no }) => `${SCREENS.product}?product_no=${product_no}` },
  order: { see: 'order', path: (person) => SCREENS.orderDetail.replace(':no', requireOrderNo(person)), heading: 'order:detailTitle' },
  request: { see: 'after_sale', path: requestPath, heading: 'afterSale:title' },
}

/** Messages and the FAQ. */
export const messageActions = {
  /** A product opens in a new tab on desktop. */
  async opensMessage(person: Person, { about = 'product' }: Verbs['opensMessage']): Promise<void> {
    const { page, t } = person
    const { see, path, heading } = MESSAGE_TARGETS[about]
    await goTo(page, SCREENS.messages)
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t(`message:see.${see}`) })
    const opens = () => rows.first().getByRole('link').click()
    await (about === 'product' ? openProductWith(person, opens) : opens())
    await person.page.waitForURL(`**${path(person)}`)
    if (heading) await expect(person.page.getByRole('heading', { level: 1, name: t(heading) })).toBeAttached()
  },

  /** The tab "all" shows the number. */
  async hasUnread({ page, t }: Person, { messages }: Verbs['hasUnread']): Promise<void> {
    if (new URL(page.url()).pathname !== SCREENS.messages) await goTo(page, SCREENS.messages)
    await expect(page.getByRole('tab').first()).toHaveText(t('message:kinds.all') + (messages || ''))
  },

  async readsAllMessages({ page, t }: Person): Promise<void> {
    if (new URL(page.url()).pathname !== SCREENS.messages) await goTo(page, SCREENS.messages)
    await page.getByRole('button', { name: t('message:readAll') }).click()
  },

  /** Only the question is left. */
  async searchesFaqs({ page, t }: Person, { question }: Verbs['searchesFaqs']): Promise<void> {
    await page.getByRole('searchbox', { name: t('faqs:search') }).fill(t(question))
    const found = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(found).toHaveCount(1)
    await expect(found).toHaveText(t(question))
  },
}
