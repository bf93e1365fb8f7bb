import type { ConfigFile, Feature } from '@nusaria/contracts/config-schema'

type Settings = Required<Omit<ConfigFile, 'stores' | 'links' | 'features' | 'rsaPublicKey' | 'mediaOrigins' | 'shellOrigin'>> & {
  readonly rsaPublicKey: string | undefined
  readonly shellOrigin?: string
  /** Read them with `linkTo`. */
  readonly links: NonNullable<ConfigFile['links']>
  readonly features: Readonly<Record<Feature, boolean>>
}

/** What differs between deployments: `/config.json` over the build's `VITE_*` variables. Read it when it is needed, not when a module loads. */
export const config: Settings = {
  storeNo: '62001',
  apiOrigin: '',
  rsaPublicKey: undefined,
  links: {},
  features: { googleLogin: true, restockAlerts: true, reviews: true, invoices: true, app: true, serviceWorker: true },
  analytics: { adapter: 'none' },
}

/** Applies settings that fit their schema. */
export function applyConfig(settings: Omit<ConfigFile, 'stores'>): void {
  const { links, features } = config
  Object.assign(config, settings, { links: { ...links, ...settings.links }, features: { ...features, ...settings.features } })
}

/** Every reply is validated against its contract, and a violation fails the call. A separate constant, so that builds remove the unused code. */
export const CHECKS_REPLIES: boolean = import.meta.env.DEV || import.meta.env.VITE_CHECK_REPLIES === '1'

if (import.meta.env.BUILD_CONFIG) applyConfig(import.meta.env.BUILD_CONFIG)
