import type { ConfigFile, Feature } from '@nusaria/server/site/config-schema'

/** What differs between deployments. Settings with a default always have a value. */
export type Settings = Required<
  Omit<ConfigFile, 'stores' | 'links' | 'features' | 'rsaPublicKey' | 'mediaOrigins' | 'pictureService' | 'shellOrigin'>
> & {
  readonly rsaPublicKey: string | undefined
  readonly pictureService?: string
  readonly shellOrigin?: string
  /** Read them with `linkTo`. */
  readonly links: NonNullable<ConfigFile['links']>
  readonly features: Readonly<Record<Feature, boolean>>
}
