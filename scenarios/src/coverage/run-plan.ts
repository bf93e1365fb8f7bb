import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { Scenario } from '../dsl/scenario.ts'
import { LAYOUTS, type Layout } from './reach.ts'

/** A story as the browser tests replay it once. */
export interface PlannedRun {
  readonly layout: Layout
  readonly language: Language
}

/** Why a story isn't told by a browser on a layout; null: it is. */
export function notApplicableReason({ steps }: Scenario, layout: Layout): string | null {
  const verbs = new Set(steps.map(({ verb }) => verb))
  if (verbs.has('calls')) return 'it makes a call that no screen makes'
  if (verbs.has('turnsPhone') && layout === 'desktop') return 'a desktop is not turned'
  return null
}

/** Stories told in another language than Indonesian, which most shoppers read; names as in `scenarios`. */
const LANGUAGE_PLAN: Readonly<Record<Exclude<Language, 'id'>, Readonly<Record<Layout, readonly string[]>>>> = {
  en: {
    mobile: ['account/email', 'cart/tended', 'discovery/campaign', 'login/by-google', 'payment/on-the-spot', 'voucher/by-code'],
    desktop: [
      'account/profile',
      'address/tended',
      'after-sale/draft',
      'discovery/typo-to-product',
      'login/by-password',
      'message/read',
      'order/review',
      'payment/another-way',
    ],
  },
  'zh-CN': {
    mobile: [
      'account/password',
      'discovery/put-aside',
      'login/by-email',
      'order/price-changed',
      'payment/by-card',
      'wallet/refund-accounts',
    ],
    desktop: [
      'account/password-locked',
      'after-sale/intercepted',
      'cart/tended',
      'discovery/out-of-order',
      'login/code-used-up',
      'order/coins-meanwhile',
      'payment/by-card',
      'voucher/meanwhile',
    ],
  },
}

/** The language a story is told in on a layout. */
export function languageOf(name: string, layout: Layout): Language {
  return LANGUAGES.find((language) => language !== 'id' && LANGUAGE_PLAN[language][layout].includes(name)) ?? 'id'
}

/** Names that the plan of languages speaks of. */
export const PLANNED_STORIES: readonly string[] = Object.values(LANGUAGE_PLAN).flatMap((layouts) => Object.values(layouts).flat())

/** How a story is told by the browser tests. */
export function runPlanOf(name: string, story: Scenario): PlannedRun[] {
  return LAYOUTS.filter((layout) => notApplicableReason(story, layout) === null).map((layout) => ({
    layout,
    language: languageOf(name, layout),
  }))
}
