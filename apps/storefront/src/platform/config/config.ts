import type { ConfigFile } from '@nusaria/contracts/config-schema'
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

/** Settings over others. Those given fit their schema. */
const settingsOver = (over: Settings, given: Given): Settings => ({
  ...over,
  ...given,
  links: { ...over.links, ...given.links },
  features: { ...over.features, ...given.features },
})

/**
 * What differs between deployments: `/config.json` over the build's `VITE_*` variables. Read it when it is needed, not when a module loads. On a server each
 * page has its own.
 */
export const config: Settings = import.meta.env.SSR
  ? new Proxy(settings, { get: (ofBuild, key) => Reflect.get(requestScope()?.config ?? ofBuild, key) })
  : settings

/** The settings of one page on a server: each of these over those before it, and over the build's. */
export const mergeConfig = (...given: readonly Given[]): Settings => given.reduce<Settings>(settingsOver, settings)

/** Applies settings that fit their schema. */
export function applyConfig(given: Given): void {
  Object.assign(settings, settingsOver(settings, given))
}

/** Zod checks every request and reply, and what breaks its contract is reported. A separate constant, so that builds remove the unused code. */
export const CHECKS_REPLIES: boolean = import.meta.env.DEV || import.meta.env.VITE_CHECK_REPLIES === '1'

if (import.meta.env.BUILD_CONFIG) applyConfig(import.meta.env.BUILD_CONFIG)
