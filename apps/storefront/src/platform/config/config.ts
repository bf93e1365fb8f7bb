import { links, payMethods } from '@nusaria/brand'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { ConfigFile, Feature } from '@nusaria/server/site/config-schema'
import { requestScope } from '../rendering/request-scope.ts'
import type { Settings } from './settings.ts'

const settings: Settings = {
  storeNo: '62001',
  apiOrigin: '',
  rsaPublicKey: undefined,
  links: {},
  features: { googleLogin: true, restockAlerts: true, reviews: true, questions: true, invoices: true, app: true, serviceWorker: true },
  analytics: { adapter: 'none' },
}

type Given = Omit<ConfigFile, 'stores'>

const settingsOver = (over: Settings, given: Given): Settings => ({
  ...over,
  ...given,
  links: { ...over.links, ...given.links },
  features: { ...over.features, ...given.features },
})

/**
 * What differs between deployments: `/config.json` over the build's `VITE_*` variables. On a server each page has its own. Read it when it is
 * needed, not when a module loads.
 */
export const config: Settings = import.meta.env.SSR
  ? new Proxy(settings, { get: (ofBuild, key) => Reflect.get(requestScope()?.config ?? ofBuild, key) })
  : settings

/** The settings of one page on a server: each of these over those before it, and over the build's. */
export const mergeConfig = (...given: readonly Given[]): Settings => given.reduce<Settings>(settingsOver, settings)

export function applyConfig(given: Given): void {
  Object.assign(settings, settingsOver(settings, given))
}

/** Zod checks every request and reply. A separate constant, so that builds remove the unused code. */
export const CHECKS_REPLIES: boolean = import.meta.env.DEV || import.meta.env.VITE_CHECK_REPLIES === '1'

if (import.meta.env.BUILD_CONFIG) applyConfig(import.meta.env.BUILD_CONFIG)

export type Offering = Feature | PayMethod

/** Whether the shop has a feature (the configuration decides) or a way to pay (the brand decides). */
export function isOffered(what: Offering): boolean {
  return what in config.features ? config.features[what as Feature] : payMethods.includes(what as PayMethod)
}

/** An address outside the shop, as the configuration names it, else the brand. */
export function linkTo(name: keyof typeof links): string {
  return config.links[name] ?? links[name]
}
