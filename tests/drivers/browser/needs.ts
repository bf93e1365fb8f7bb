import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import { isCounting } from '../calls/world.ts'
import type { NeedChecks } from '../driver.ts'
import { captchaDialog } from './codes.ts'
import type { Person } from './person.ts'

/** Whether the tab is at one of these screens. */
const isAt =
  (...screens: readonly Screen[]) =>
  ({ page }: Person): boolean => {
    const { pathname } = new URL(page.url())
    return screens.some((screen) => pathname.startsWith(SCREENS[screen].replace(':no', '')))
  }

/** What a verb needs, as far as a page and the story so far tell. */
export const NEEDS_MET: NeedChecks<Person> = {
  order: ({ order_no }) => order_no !== '',
  request: ({ after_sale_no }) => after_sale_no !== '',
  product: ({ sku_no }) => sku_no !== '',
  list: isAt('productList', 'activities'),
  'confirm page': isAt('orderConfirm'),
  payment: isAt('gateway', 'checkout'),
  'google page': isAt('google'),
  captcha: (person) => captchaDialog(person).isVisible(),
  code: ({ imageId }) => imageId !== '',
  'address form': isAt('addressDetail'),
  'picked address': ({ page, t }) => page.getByRole('dialog', { name: t('order:move.title') }).isVisible(),
  'filled request': isAt('applyRefund', 'afterSale'),
  'written review': isAt('review'),
  'filled form': ({ filledForm }) => filledForm !== undefined,
  'other device': ({ other }) => other !== null,
  fault: ({ world }) => isCounting(world),
}
