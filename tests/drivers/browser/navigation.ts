import type { Screen } from '@nusaria/scenarios/dsl/screens'
import type { UsedPage } from '@nusaria/scenarios/dsl/verbs/pages'
import { expect } from '@playwright/test'
import { MOBILE } from '../../support/layouts.ts'
import { goTo, loadPage } from '../../support/navigation.ts'
import { trafficOf } from '../../support/traffic.ts'
import { isLogin } from './login-form.ts'
import { orderPages } from './pages/order-pages.ts'
import { readsLastPart, shopPages } from './pages/shop-pages.ts'
import { isAtCashier } from './payment.ts'
import type { PageActs, Person } from './person.ts'

const { width, height } = MOBILE.viewport

/** What is done on a page; a document is read. */
const PAGE_USES: { readonly [S in UsedPage]?: (person: Person) => Promise<unknown> } = { ...shopPages, ...orderPages }

const arrivesAtPath = ({ page }: Person, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path)

/** On desktop the login is a dialog over the page. */
const opensOver = ({ layout }: Person, screen: Screen) => layout === 'desktop' && isLogin(screen)

export const pageActions: PageActs<'pages'> = {
  /** Loads the screen when that shall fail; otherwise navigates inside the shop. */
  async opens(person, { screen, query = person.queryOf(screen) }) {
    const { goesThrough } = person
    const other = screen === 'afterSale' && query?.after_sale_no
    const address = other ? person.pathOf(screen, other) : person.addressOf(screen, query)
    await (goesThrough && !opensOver(person, screen) ? goTo : loadPage)(person.page, address)
    person.rememberAddress()
    if (screen === 'checkout' && goesThrough) await isAtCashier(person)
  },

  isAt: (person, { screen }) => arrivesAtPath(person, person.pathOf(screen)),

  /** At the same address and query as the last time. */
  async isBackAt(person, { screen }) {
    await arrivesAtPath(person, person.pathOf(screen))
    expect(person.path + new URL(person.page.url()).search).toBe(person.lastAddresses.get(person.path))
  },

  sees: (person, { text, values }) => person.sees(text, values),
  /** Waits for the page's calls: a session that ends next would end in one of them. */
  async reloads({ page }) {
    const traffic = trafficOf(page)
    await page.reload()
    await traffic.settled()
  },
  turnsPhone: ({ page }, { to }) => page.setViewportSize(to === 'landscape' ? { width: height, height: width } : { width, height }),
  uses: (person, { screen }) => (PAGE_USES[screen] ?? readsLastPart(screen))(person),
}
