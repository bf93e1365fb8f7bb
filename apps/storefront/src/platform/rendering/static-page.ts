import type { Language } from '@nusaria/contracts/headers'
import type { WireRequest } from '@nusaria/contracts/request'
import type { Namespace } from '@nusaria/locales/namespaces'
import type { Layout } from '../browser/layout.ts'
import type { Settings } from '../config/settings.ts'

// What the build writes into the pages of a host without Node, for their inline script (`app/inline-boot.ts`).

/** id of the element with the `StaticFacts`, as JSON. */
export const FACTS_ELEMENT = 'static'

/** Stands for a value that only the browser knows: a parameter of the address, a device. Safe in addresses, JSON and headers. */
export const placeholderFor = (name: string) => `__${name}__`
export const STAND_IN = /__(\w+?)__/g

/** Stands for the id of a browser. */
export const DEVICE_STAND_IN = placeholderFor('deviceId')

/** A call that a page sends when it opens, with stand-ins. */
export interface FirstCall extends WireRequest {
  readonly body: string | null
}

export interface FirstLoad {
  /** Without the base. */
  readonly path: string
  /** The parameters of the address that the calls name: all of them must be there. */
  readonly params: readonly string[]
  /** Any other parameter makes other calls. */
  readonly exact: boolean
  readonly calls: readonly FirstCall[]
  /** The address of the call whose reply has the page's first picture. */
  readonly pictureFrom?: string | undefined
  /** The page's scripts and style sheets, below the base. */
  readonly files: readonly string[]
  readonly texts: readonly Namespace[]
}

export interface StaticFacts {
  /** The path below which the shop is: begins and ends with a slash. */
  readonly base: string
  readonly firstLanguage: Language
  readonly language: Language
  /** The folder of the texts, below the base. */
  readonly texts: string
  readonly config: Pick<Settings, 'apiOrigin' | 'storeNo'>
  readonly pages: Readonly<Record<Layout, readonly FirstLoad[]>>
}
