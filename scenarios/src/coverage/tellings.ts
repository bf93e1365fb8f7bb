import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { Scenario } from '../dsl/scenario.ts'
import { LAYOUTS, type Layout } from './reach.ts'

/** A story as the browser tests replay it once. */
export interface Telling {
  readonly layout: Layout
  readonly language: Language
}

/** Why a story isn't told by a browser on a layout; null: it is. */
export function notOn({ steps }: Scenario, layout: Layout): string | null {
  const verbs = new Set(steps.map(({ verb }) => verb))
  if (verbs.has('calls')) return 'it makes a call that no screen makes'
  if (verbs.has('turnsPhone') && layout === 'desktop') return 'a desktop is not turned'
  return null
}

/** Stories told in another language than Indonesian, which most shoppers read; names as in `scenarios`. */
const IN: Readonly<Record<Exclude<Language, 'id'>, Readonly<Record<Layout, readonly string[]>>>> = {
  en: {
    mobile: [
      'account/email',
      'after-sale/cash',
      'cart/tended',
      'discovery/campaign',
      'login/by-google',
      'order/several-parcels',
      'payment/on-the-spot',
      'voucher/by-code',
    ],
    desktop: [
      'account/phone',
      'account/profile',
      'address/tended',
      'after-sale/draft',
      'after-sale/meanwhile',
      'after-sale/overdue',
      'cart/meanwhile',
      'discovery/back-in-stock',
      'discovery/typo-to-product',
      'first-purchase/online',
      'login/by-password',
      'login/too-many-failures',
      'message/read',
      'order/moved',
      'order/review',
      'order/too-late',
      'payment/another-way',
      'payment/meanwhile',
      'voucher/campaign-changes',
      'wallet/card',
    ],
  },
  'zh-CN': {
    mobile: [
      'account/password',
      'after-sale/piece-by-piece',
      'discovery/put-aside',
      'login/by-email',
      'order/price-changed',
      'payment/by-card',
      'voucher/claimed-elsewhere',
      'wallet/refund-accounts',
    ],
    desktop: [
      'account/deleted',
      'account/password-locked',
      'address/deleted-elsewhere',
      'after-sale/before-shipping',
      'after-sale/intercepted',
      'after-sale/moved',
      'cart/tended',
      'discovery/meanwhile',
      'discovery/out-of-order',
      'login/code-used-up',
      'login/disabled-member',
      'order/coins-meanwhile',
      'order/meanwhile',
      'order/not-there',
      'order/out-of-order',
      'payment/at-gateway',
      'payment/by-card',
      'session/expired-in-purchase',
      'voucher/meanwhile',
      'wallet/refund-accounts',
    ],
  },
}

/** The language a story is told in on a layout. */
export function languageOf(name: string, layout: Layout): Language {
  return LANGUAGES.find((language) => language !== 'id' && IN[language][layout].includes(name)) ?? 'id'
}

/** Names that the plan of languages speaks of. */
export const PLANNED: readonly string[] = Object.values(IN).flatMap((layouts) => Object.values(layouts).flat())

/** How a story is told by the browser tests. */
export function tellingsOf(name: string, story: Scenario): Telling[] {
  return LAYOUTS.filter((layout) => notOn(story, layout) === null).map((layout) => ({ layout, language: languageOf(name, layout) }))
}
