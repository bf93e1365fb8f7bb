import type { ConfigFile } from './config-schema.ts'

// The security headers of every reply, in one list: the server sends them, and `npm run report headers` prints them for nginx and Caddy.

/**
 * What a reply is: a page of the shop; a file of its build; a picture of `/media`; JSON of the API or the control API; a page of the workbench;
 * a stand-in page for another company's site.
 */
export const REPLY_KINDS = ['page', 'file', 'media', 'api', 'control', 'standIn'] as const
export type ReplyKind = (typeof REPLY_KINDS)[number]

/** What the headers of a shop depend on. */
export interface HeaderSettings {
  /** The configuration: origins of the API, of pictures, of reports and of a shell that frames the shop. Those of all stores are allowed. */
  readonly config?: ConfigFile
  /** The shell simulator is on the shop's own origin, and may frame it. */
  readonly simulator?: boolean
  /** The shop is reached by HTTPS alone. */
  readonly tls?: boolean
  /** `sha256-…` or `nonce-…` of the inline scripts that may run. Take hashes from built files, never from a page with data in it. */
  readonly scripts?: readonly string[]
}

type Directives = Readonly<Record<string, readonly string[]>>
type Headers = Readonly<Record<string, string>>

const SELF = "'self'"
const NONE = "'none'"
/** Emotion and React write style elements and attributes, whose contents no list can know. */
const STYLES = [SELF, "'unsafe-inline'"]

/** Browser features that no page needs. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const PERMISSIONS = UNUSED_FEATURES.map((name) => `${name}=()`).join(', ')

/** Google's tag loads further scripts, writes into the page and reports to several hosts. */
const GA4 = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
} as const

/** The origins of a configuration, by what they are for. */
function originsOf(config: ConfigFile) {
  const stores = [config, ...(config.stores ?? [])]
  const origins = (pick: (store: (typeof stores)[number]) => readonly (string | undefined)[]) => [
    ...new Set(stores.flatMap((store) => pick(store).flatMap((address) => (address ? [new URL(address).origin] : [])))),
  ]
  return {
    api: origins(({ apiOrigin }) => [apiOrigin]),
    media: origins(({ mediaOrigins = [], pictureService = '' }) => [...mediaOrigins, pictureService.match(/^https?:[^{]*/)?.[0]]),
    shells: origins(({ shellOrigin }) => [shellOrigin]),
    reports: origins(({ analytics }) => (analytics && 'url' in analytics ? [analytics.url] : [])),
    ga4: stores.some(({ analytics }) => analytics?.adapter === 'ga4'),
  }
}

/** Only these policies may make a string into a script or into markup: `apps/storefront/src/platform/browser/trusted-types.ts`. */
const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] } as const
/** The policy by which the sanitiser parses HTML. */
const SANITISER = 'dompurify'

/** A page: nothing but files of its own origin, and no frame around it. */
function pageDirectives({ scripts = [] }: HeaderSettings): Directives {
  return {
    'default-src': [NONE],
    'script-src': [SELF, ...scripts.map((hash) => `'${hash}'`)],
    'style-src': STYLES,
    'img-src': [SELF, 'data:', 'blob:'],
    'font-src': [SELF],
    'connect-src': [SELF],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
    ...TRUSTED_TYPES,
  }
}

function shopDirectives(settings: HeaderSettings): Directives {
  const { api, media, shells, reports, ga4 } = originsOf(settings.config ?? {})
  const all = pageDirectives(settings)
  const add = (name: 'script-src' | 'img-src' | 'connect-src', more: readonly string[]) => [
    ...new Set([...(all[name] ?? []), ...more, ...(ga4 ? GA4[name] : [])]),
  ]
  const frames = [...(settings.simulator ? [SELF] : []), ...shells]
  const policy: Directives = {
    ...all,
    'script-src': add('script-src', []),
    'img-src': add('img-src', [...api, ...media]),
    'connect-src': add('connect-src', [...api, ...media, ...reports]),
    // The captcha that is read aloud.
    'media-src': [SELF, 'data:', 'blob:'],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'frame-ancestors': frames.length > 0 ? frames : [NONE],
    'trusted-types': [...TRUSTED_TYPES['trusted-types'], SANITISER],
  }
  if (!ga4) return policy
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...untyped } = policy
  return untyped
}

const DIRECTIVES: Readonly<Record<ReplyKind, (settings: HeaderSettings) => Directives>> = {
  page: shopDirectives,
  // A worker's script brings its own policy, and would be held to it: none.
  file: () => ({}),
  // An SVG may contain scripts, which would run if it were opened by its address.
  media: () => ({ 'default-src': [NONE], 'style-src': ["'unsafe-inline'"], 'img-src': ['data:'], sandbox: [] }),
  api: () => ({ 'default-src': [NONE], 'frame-ancestors': [NONE] }),
  // The simulator's phone is a frame of the same origin.
  control: (settings) => ({ ...pageDirectives(settings), 'font-src': [SELF, 'data:'], 'frame-src': [SELF] }),
  standIn: pageDirectives,
}

function policyOf(kind: ReplyKind, settings: HeaderSettings): string {
  const directives = DIRECTIVES[kind](settings)
  const upgraded: Directives = settings.tls && 'script-src' in directives ? { ...directives, 'upgrade-insecure-requests': [] } : directives
  return Object.entries(upgraded)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** What `frame-ancestors` says, for browsers that don't know it. It can't name another origin. */
function frameOptions(policy: string): Headers {
  const [, ancestors] = /frame-ancestors ([^;]*)/.exec(policy) ?? []
  if (ancestors === NONE) return { 'x-frame-options': 'DENY' }
  return ancestors === SELF ? { 'x-frame-options': 'SAMEORIGIN' } : {}
}

const PAGES: readonly ReplyKind[] = ['page', 'control', 'standIn']

/** The security headers of a reply; names are lower case. */
export function securityHeaders(kind: ReplyKind, settings: HeaderSettings = {}): Headers {
  const policy = policyOf(kind, settings)
  return {
    ...(policy ? { 'content-security-policy': policy } : {}),
    ...frameOptions(policy),
    'x-content-type-options': 'nosniff',
    // Other sites learn the origin, never the page.
    'referrer-policy': kind === 'page' ? 'strict-origin-when-cross-origin' : 'same-origin',
    // Pictures may be on another origin than the pages that show them.
    'cross-origin-resource-policy': kind === 'media' ? 'cross-origin' : 'same-origin',
    ...(PAGES.includes(kind) ? { 'cross-origin-opener-policy': 'same-origin', 'permissions-policy': PERMISSIONS } : {}),
    ...(settings.tls ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/**
 * The part of the policy that the page itself carries, for hosts that send no headers: it holds whatever `/config.json` says. Headers can
 * only narrow it.
 */
export function metaPolicy(scripts: readonly string[] = []): string {
  const sources = [SELF, ...scripts.map((hash) => `'${hash}'`), ...GA4['script-src']]
  return `script-src ${sources.join(' ')}; object-src ${NONE}; base-uri ${NONE}; form-action ${SELF}`
}
