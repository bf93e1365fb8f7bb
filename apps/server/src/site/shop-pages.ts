import { SCREEN_LIST } from '@nusaria/scenarios/dsl/screens'
import type { Feature } from './config-schema.ts'

const { nowhere: _nowhere, gateway: _gateway, google: _google, ...pages } = SCREEN_LIST

/**
 * Addresses of the shop's pages, as a regular expression for letters of any case. Like its router, they may end with a slash.
 * @param features which are switched off; without a name a feature is on
 */
export function shopPages(features: Readonly<Partial<Record<Feature, boolean>>> = {}): string {
  const available = Object.values(pages).filter(({ feature }) => feature === undefined || features[feature] !== false)
  const paths = available.map(({ path }) => path.replace(/:\w+/g, '[^/]+'))
  return `^(?:${paths.join('|')})/?$`
}
