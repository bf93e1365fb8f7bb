import { z } from 'zod'
// By its path, not its package: Vite's configuration imports this file, and Node can't load a package of TypeScript.
import { isRsaPublicKey } from '../../../../contracts/src/public-key.ts'

// The zod schema of `/config.json`. In a page it loads only to explain a mistake: `config.ts` has the check that every page makes.

/** What the shop can leave out. A feature that is off has no link and no page. */
const Features = z
  .strictObject({
    googleLogin: z.boolean().describe('Log in with Google'),
    restockAlerts: z.boolean().describe('Alerts when a sold-out product is back'),
    reviews: z.boolean().describe('Reviews of products: reading and writing them'),
    questions: z.boolean().describe('Questions about products, answered by the shop'),
    invoices: z.boolean().describe('Invoices of orders, to print'),
    app: z.boolean().describe('The native app: QR codes, the offer to open it, vouchers that only it gives'),
    serviceWorker: z
      .boolean()
      .describe('The service worker: installing the shop, and reading without a connection. `false` also removes it where it is installed'),
  })
  .partial()

/** An http(s) address of one line, without quotes or spaces. */
const Address = z.string().regex(/^https?:\/\/[\w.-]+(:\d+)?([/?#][^\s"'<>]*)?$/, 'an address that begins with https:// or http://')

/** Where what a shopper does is sent: over TLS, or within this machine for development. */
const LOOPBACK = '(localhost|([\\w-]+\\.)+localhost|127(\\.\\d{1,3}){3})'
const overTls = (rest: string) => new RegExp(`^(https://|http://(?=(\\w+@)?${LOOPBACK}([:/?#]|$)))${rest}$`)

const Origin = z.string().regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'an origin such as https://cdn.example, with no slash at its end')

const Links = z
  .strictObject({
    about: Address.describe("The retailer's own site, opened by About us"),
    ios: Address.describe('The app in the App Store'),
    android: Address.describe('The app in the Play Store'),
    appScheme: z
      .string()
      .regex(/^[a-z][a-z0-9+.-]*$/, 'the scheme of an address, such as myshop')
      .describe('The scheme by which a phone opens the app'),
    androidPackage: z
      .string()
      .regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'a package name, such as com.example.shop')
      .describe("The app's package on Android"),
  })
  .partial()

const consent = z.boolean().optional().describe('Ask the shopper before anything is sent; without it nothing is asked')

/** Where events and errors go. */
const Analytics = z.discriminatedUnion('adapter', [
  z.strictObject({ adapter: z.literal('none') }),
  z.strictObject({ adapter: z.literal('console'), consent }),
  z.strictObject({
    adapter: z.literal('beacon'),
    url: z
      .string()
      .regex(
        overTls('[\\w.-]+(:\\d+)?([/?#][^\\s"\'<>]*)?'),
        'an address that begins with https://; http:// only for this machine, such as http://localhost',
      ),
    consent,
  }),
  z.strictObject({
    adapter: z.literal('ga4'),
    id: z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'a measurement id, such as G-ABC1234567'),
    consent,
  }),
  z.strictObject({
    adapter: z.literal('sentry'),
    url: z.string().regex(overTls('\\w+@[\\w.-]+(:\\d+)?/[\\w/]+'), 'a DSN over https, such as https://key@host/1'),
    consent,
  }),
])

const fields = {
  storeNo: z
    .string()
    .regex(/^[\w.-]{1,40}$/, 'a store number: 1 to 40 letters, digits, dots, hyphens or underscores, in quotes')
    .describe('The store number sent with every call'),
  apiOrigin: z
    .string()
    .regex(/^https?:\/\/[\w.-]+(:\d+)?(\/[\w.-]+)*$/, 'an origin such as https://api.example, with no slash at its end')
    .describe("Where the API is, without `/api`: an origin, with a path if there is one. By default the page's own origin"),
  mediaOrigins: z
    .array(Origin)
    .describe('Further origins that pictures come from, such as a CDN. Those of the shop and of the API are always allowed'),
  pictureService: z
    .string()
    .regex(
      /^(?=\S*\{width\})(?=\S*\{(url|encodedUrl)\})(https?:\/\/[\w.-]+|\/|\{url\})[^\s"'<>]*$/,
      'an address with {width} and {url} or {encodedUrl}',
    )
    .describe(
      'The address at which a service resizes pictures, such as `{url}?width={width}` or `https://img.example/{width}?from={encodedUrl}`: browsers then load a picture in the width that they need',
    ),
  shellOrigin: Origin.describe(
    'The origin of a page that frames the shop and speaks to it as a native app does. Without it no other origin may frame the shop',
  ),
  rsaPublicKey: z
    .string()
    .regex(
      /^\s*(-----BEGIN PUBLIC KEY-----)?[A-Za-z0-9+/=\s]{200,}(-----END PUBLIC KEY-----)?\s*$/,
      'a public RSA key (SPKI): PEM, or its base64 alone',
    )
    .describe('The public key that encrypts passwords: PEM with `BEGIN PUBLIC KEY`, or its base64 alone'),
  links: Links,
  features: Features,
  analytics: Analytics.describe(
    'Where events and errors are sent: `none`, `console`, `beacon` (`url`), `ga4` (`id`) or `sentry` (`url`: the DSN)',
  ),
}

const Settings = z.strictObject(fields).partial()

/** A store of the same configuration: the first one whose `host` and `path` fit the address gives its settings. */
const Store = z.strictObject({
  ...Settings.shape,
  host: z
    .string()
    .regex(/^(\*\.)?[\w.-]+(:\d+)?$/, 'a host such as bandung.shop.example, or *.shop.example')
    .optional()
    .describe('Host of the address: `bandung.shop.example`, with a port if there is one, or `*.shop.example`'),
  path: z
    .string()
    .regex(/^\/([\w-][\w.-]*\/)*$/, 'a path such as /bandung/, with a slash at both ends')
    .optional()
    .describe("The base path of the store's build: `/bandung/`"),
})

/** `/config.json`: what differs between the places where one build runs. Everything may be left out. */
export const Config = z.strictObject({
  ...Settings.shape,
  stores: z.array(Store).optional().describe('Several stores; see [Several stores](#several-stores)'),
})
export type ConfigFile = z.output<typeof Config>
export type ConfigStore = z.output<typeof Store>
export type Feature = keyof z.output<typeof Features>

/** A mistake in a configuration, without the value of the field. */
export interface ConfigProblem {
  /** `stores[0].links.about`; empty for the whole */
  readonly field: string
  readonly problem: string
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`)).join('')
}

const JSON_TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  object: 'an object',
  string: 'text in quotes',
}

function explainIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_format') return `expected ${issue.message}`
  if (issue.code === 'unrecognized_keys') return `unknown: ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`
  if (issue.code === 'invalid_type') return `expected ${JSON_TYPES[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_union') return 'expected one of none, console, beacon, ga4, sentry'
  return issue.message
}

/** The mistakes of a configuration, its keys included; empty when it can be used. Values aren't repeated: one of them may be a secret. */
export async function findConfigProblems(value: unknown): Promise<readonly ConfigProblem[]> {
  const { error, data } = Config.safeParse(value)
  if (error) return error.issues.map((issue) => ({ field: nameOf(issue.path), problem: explainIssue(issue) }))
  const keys = [data, ...(data.stores ?? [])].map(({ rsaPublicKey }) => rsaPublicKey)
  const areKeys = await Promise.all(keys.map((key) => key === undefined || isRsaPublicKey(key)))
  return areKeys.flatMap((isKey, index) =>
    isKey
      ? []
      : [
          {
            field: `${index > 0 ? `stores[${index - 1}].` : ''}rsaPublicKey`,
            problem: "not a public RSA key (SPKI): it can't be read as one",
          },
        ],
  )
}
