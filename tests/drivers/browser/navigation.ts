import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import type { pageVerbs } from '@nusaria/scenarios/dsl/verbs/pages'
import { expect } from '@playwright/test'
import { MOBILE } from '../../support/layouts.ts'
import { goTo, loadPage } from '../../support/navigation.ts'
import { LOGIN_PATHS } from './login-form.ts'
import { pageUses } from './pages/index.ts'
import { isAtCashier } from './payment.ts'
import { type PageActs, type Person, rememberAddress } from './person.ts'

const { width, height } = MOBILE.viewport

type Query = Readonly<Record<string, string>>

/** A screen's path, of the story's request or order where the screen is about one. */
const pathOf = (screen: Screen, { order_no, after_sale_no }: Person, query: Query = {}) =>
  SCREENS[screen].replace(':no', screen === 'afterSale' ? (query.after_sale_no ?? after_sale_no) : order_no)

/** Screens about an order, by default the one placed last. */
const ORDER_SCREENS: readonly Screen[] = ['checkout', 'paymentSuccess', 'shipmentTracking', 'applyRefund']

const queryOf = (screen: Screen, { order_no, product_no }: Person): Query | undefined =>
  ORDER_SCREENS.includes(screen) ? { order_no } : screen === 'product' ? { product_no } : undefined

/** Loads the screen when that shall fail; otherwise navigates inside the shop. */
async function openScreen(person: Person, screen: Screen, query: Query | undefined, fails: boolean): Promise<void> {
  const path = pathOf(screen, person, query)
  const search = screen === 'afterSale' ? '' : new URLSearchParams(query).toString()
  const to = path + (search && `?${search}`)
  // On desktop the login is a dialog over the page.
  const overPage = person.layout === 'desktop' && LOGIN_PATHS.has(path)
  await (fails || overPage ? loadPage(person.page, to) : goTo(person.page, to))
  rememberAddress(person)
}

const isAtPath = ({ page }: Person, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path)

/** Goes to a screen, unless it is open. */
export async function ensureScreen(person: Person, screen: Screen): Promise<void> {
  if (new URL(person.page.url()).pathname !== pathOf(screen, person)) await openScreen(person, screen, queryOf(screen, person), false)
}

/** Screens, and what is seen on them. */
export const pageActions: PageActs<typeof pageVerbs> = {
  async opens(person, { screen, query = queryOf(screen, person) }, goesThrough = true) {
    await openScreen(person, screen, query, !goesThrough)
    if (screen === 'checkout' && goesThrough) await isAtCashier(person)
  },

  isAt: (person, { screen }) => isAtPath(person, pathOf(screen, person)),

  /** At the same address and query as the last time. */
  async isBackAt(person, { screen }) {
    const path = pathOf(screen, person)
    await isAtPath(person, path)
    const { pathname, search } = new URL(person.page.url())
    expect(pathname + search).toBe(person.lastAddresses.get(path))
  },

  sees: ({ page, t }, { text, values }) => expect(page.getByText(t(text, { ...values })).first()).toBeVisible(),

  reloads: ({ page }) => page.reload(),

  turnsPhone: ({ page }, { to }) => page.setViewportSize(to === 'landscape' ? { width: height, height: width } : { width, height }),

  uses: (person, { screen }) => pageUses[screen](person),
}
