import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { REMEMBERED_NEEDS } from '../calls/call-driver.ts'
import type { NeedChecks } from '../driver.ts'
import { captchaDialog } from './codes.ts'
import type { Person } from './person.ts'

/** Whether the tab is at one of these screens. */
const isAt =
  (...screens: readonly Screen[]) =>
  ({ screen }: Person): boolean =>
    screen !== null && screens.includes(screen)

/** What a verb needs, as far as a page and the story so far tell. */
export const NEEDS_MET: NeedChecks<Person> = {
  ...REMEMBERED_NEEDS,
  list: isAt('productList', 'activities'),
  'confirm page': isAt('orderConfirm'),
  payment: isAt('gateway', 'checkout'),
  'google page': isAt('google'),
  captcha: (person) => captchaDialog(person).isVisible(),
  code: ({ imageId }) => imageId !== '',
  'address form': isAt('addressDetail'),
  'picked address': (person) => person.dialog('order:move.title').isVisible(),
  'filled request': isAt('applyRefund', 'afterSale'),
  'written review': isAt('review'),
  'filled form': ({ filledForm }) => filledForm !== undefined,
}
