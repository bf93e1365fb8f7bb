import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import type { Feature } from './config-schema.ts'
import { HOME_ALIAS } from './home-alias.ts'

const { nowhere: _nowhere, gateway: _gateway, google: _google, ...pages } = SCREENS

/** The patterns of every page of the shop, and of no other address. */
export const SHOP_PATHS: readonly string[] = Object.values(pages)

/** Pages that a shop without the feature doesn't have. */
export const PAGE_FEATURES: Readonly<Partial<Record<Screen, Feature>>> = {
  review: 'reviews',
  invoice: 'invoices',
  arrivalNotices: 'restockAlerts',
}

/**
 * Addresses of the shop's pages, as a regular expression for letters of any case. Like its router, they may end with a slash.
 * @param features which are switched off; without a name a feature is on
 */
export function shopPages(features: Readonly<Partial<Record<Feature, boolean>>> = {}): string {
  const off = Object.entries(PAGE_FEATURES).flatMap(([name, feature]) => (features[feature] === false ? name : []))
  const paths = Object.entries(pages).flatMap(([name, path]) => (off.includes(name) ? [] : path.replace(/:\w+/g, '[^/]+')))
  return `^(?:${[HOME_ALIAS, ...paths].join('|')})/?$`
}
