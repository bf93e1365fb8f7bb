import type { Language } from '@nusaria/contracts/headers'
import type { ConfigFile } from './config-schema.ts'

// What the server that renders pages and the storefront agree on: `render.js`, built beside the storefront, exports a `RenderPage`.

/** id of the element with the `RenderedState` of a page, as JSON. */
export const RENDERED_ELEMENT = 'rendered'

/** Marks the elements with what became known of the state while the rest of the page was sent. */
export const LATE_MARK = 'data-late'

/** The cookie with the chosen language, beside the browser's own storage, for pages rendered by a server. Behind TLS its name has the prefix. */
export const LANGUAGE_COOKIE = 'language'
export const SECURE_PREFIX = '__Secure-'

/** `?lang=id` on an address chooses a language: search engines list each page in each language. */
export const LANGUAGE_PARAM = 'lang'

/** Marks the elements in the head that describe the page at which the server was asked. They go when another page opens. */
export const PAGE_MARK = 'data-page'

/** What the first render in the browser needs in order to be the same as the server's. */
export interface RenderedState {
  readonly language: Language
  readonly layout: 'mobile' | 'desktop'
  /** The replies that the page shows, as the browser's cache holds them. */
  readonly replies: object
  /** The groups of texts that it shows. */
  readonly texts: readonly string[]
}

/** A request for a page. */
export interface RenderRequest {
  /** `index.html` of the built storefront. */
  readonly template: string
  /** Path and query as the browser sent them. */
  readonly url: string
  /** `https://shop.example` */
  readonly origin: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly config: ConfigFile
  /** Sends a call of the API, for a guest: the page is the same for everybody. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Says why a part of the page is left to the browser. */
  readonly report: (problem: string) => void
  /** Of the inline scripts of a page that is sent in several pieces; another one each time. Without it a page comes in one piece. */
  readonly nonce?: string
}

/** A page with its content. */
export interface RenderedPage {
  /** 200; 404 where the address names something that the shop doesn't have. */
  readonly status: number
  readonly html: string
  /** What follows `html` as late replies arrive; its inline scripts have the request's nonce. Without it the page is complete, and has no such script. */
  readonly rest?: AsyncIterable<string>
  /** All that it shows has arrived: a cache may keep it. */
  readonly complete?: boolean
  /** By what a cache can drop it: letters, digits, `_` and `-`. */
  readonly tags?: readonly string[]
}

/** Renders a page; null: the address is not below the shop's path. Rejects when it can't be rendered: then the page comes empty, for the browser to render. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | null>

/** Headers of a request that decide how a page is rendered, for `Vary`. */
export const RENDER_VARY = 'cookie, accept-language, user-agent, sec-ch-ua-mobile'

/** Pictures of products for sites where an address is shared: `/share/id/P100785.png`. */
export const SHARE_BASE = '/share'

/** px: what sites show in full beside a shared address. */
export const SHARE_CARD = { width: 1_200, height: 630 } as const

/** A request for a product's picture with its name and price. */
export interface ShareCardRequest extends Omit<RenderRequest, 'template'> {
  /** The bytes of the product's own picture at an address that the backend gives; null when it can't be had. */
  readonly picture: (address: string) => Promise<Uint8Array | null>
}

/** Draws the picture as PNG; null when the address names none. Rejects when the product doesn't come in time. */
export type DrawShareCard = (request: ShareCardRequest) => Promise<Uint8Array | null>
