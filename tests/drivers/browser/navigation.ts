import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import { expect } from '@playwright/test'
import { MOBILE } from '../../support/layouts.ts'
import { goTo, loadPage } from '../../support/navigation.ts'
import { LOGIN_PATHS } from './login.ts'
import { type Person, rememberAddress } from './person.ts'

const { width, height } = MOBILE.viewport

/** Navigation, and the orientation of the phone. */
export const navigationActions = {
  /** Loads the address when the loading shall fail; otherwise navigates inside the shop. */
  async opens(person: Person, path: string, query: Readonly<Record<string, string>> = {}, loads = false): Promise<void> {
    const search = new URLSearchParams(query).toString()
    const to = path + (search && `?${search}`)
    // On desktop the login is a dialog over the page.
    const overPage = person.layout === 'desktop' && LOGIN_PATHS.has(path)
    await (loads || overPage ? loadPage(person.page, to) : goTo(person.page, to))
    rememberAddress(person)
  },

  isAt: ({ page }: Person, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path),

  /** At the same address and query as the last time. */
  async isBackAt(person: Person, path: string): Promise<void> {
    await navigationActions.isAt(person, path)
    const { pathname, search } = new URL(person.page.url())
    expect(pathname + search).toBe(person.lastAddresses.get(path))
  },

  turnsPhone: ({ page }: Person, to: 'landscape' | 'portrait'): Promise<void> =>
    page.setViewportSize(to === 'landscape' ? { width: height, height: width } : { width, height }),

  typesSearch: (person: Person, text: string): Promise<void> => searchBox(person).fill(text),

  seesTypedSearch: (person: Person, text: string): Promise<void> => expect(searchBox(person)).toHaveValue(text),
}

function searchBox({ page, t }: Person) {
  return page.getByRole('combobox', { name: t('common:header.searchLabel') })
}

type Query = Readonly<Record<string, string>>

/** A screen's path, of the story's request or order where the screen is about one. */
export const pathOf = (screen: Screen, { order_no, after_sale_no }: Person, query: Query = {}) =>
  SCREENS[screen].replace(':no', screen === 'afterSale' ? (query.after_sale_no ?? after_sale_no) : order_no)

/** Screens about an order, by default the one placed last. */
const ORDER_SCREENS: readonly Screen[] = ['checkout', 'paymentSuccess', 'shipmentTracking', 'applyRefund']

export const queryOf = (screen: Screen, { order_no }: Person): Query | undefined =>
  ORDER_SCREENS.includes(screen) ? { order_no } : undefined
