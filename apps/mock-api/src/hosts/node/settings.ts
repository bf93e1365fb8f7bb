import { existsSync } from 'node:fs'
import { z } from 'zod'
import { checkBasePath } from '../../../../../scripts/lib/base-path.mjs'
import { CATALOGUE_SIZE } from '../../reference/catalogue/types.ts'
import { TIME_LIMITS } from './operations/time-limits.ts'

const { usual, least, most } = CATALOGUE_SIZE

/** A whole number in decimal digits. */
function whole(from: number, to: number, unit = '') {
  const says = `must be a whole number${unit} from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d+$/, says)
    .transform(Number)
    .refine((value) => value >= from && value <= to, says)
}

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

function basePath(text: string, ctx: z.RefinementCtx): string {
  try {
    return checkBasePath(text)
  } catch {
    ctx.addIssue('must be a path that looks like /toko/ and is not one of the server itself')
    return z.NEVER
  }
}

/** The variables of the environment. docs/operating.md lists them for operators. */
export const Settings = z.object({
  /** 0: a free one. */
  PORT: whole(0, 65_535).default(5173),
  HOST: z.string().default('127.0.0.1'),
  /** The built storefront. */
  STATIC_DIR: z
    .string()
    .refine((dir) => existsSync(`${dir}/index.html`), 'must be the folder of a built storefront, with an index.html')
    .optional(),
  /** Pages come with their content, by the renderer beside `STATIC_DIR`. */
  NUSARIA_RENDER: flag.default(false),
  /** The control API; by default only on a loopback host. */
  MOCK_CONTROL: flag.optional(),
  /** What requests to the control API carry; needed on another host than loopback. */
  MOCK_CONTROL_TOKEN: z.string().optional(),
  /** Further host names by which the mock may be reached, separated by commas. */
  NUSARIA_HOSTS: z.string().default(''),
  /** The path below which the storefront is, as it was built. */
  NUSARIA_BASE: z.string().transform(basePath).default('/'),
  /** The storefront's `config.json`: docs/configuration.md. */
  NUSARIA_CONFIG: z.string().optional(),
  /** How many products the shop has. */
  NUSARIA_PRODUCTS: whole(least, most).default(usual),
  /** The folder of the persisted default world; without it nothing is stored. */
  NUSARIA_DATA: z.string().optional(),
  /** Real time in ms: a world stored before is set aside. */
  NUSARIA_FRESH: whole(0, 8_640_000_000_000_000, ' of ms').optional(),
  /** Browsers reach the mock by HTTPS alone, through a proxy. */
  NUSARIA_TLS: flag.default(false),
  /** Where the built storefront finds the API, unless its configuration names another origin. */
  VITE_API_ORIGIN: z.url('must be an origin such as https://api.example').optional(),
  /** Unknown fields are refused; by default they are dropped and noted. */
  NUSARIA_STRICT: flag.default(false),
  /** `/metrics`; by default where the control API is. */
  NUSARIA_METRICS: flag.optional(),
  /** `json`: a line for each request, and all messages, as JSON on stdout. */
  NUSARIA_LOG: z.enum(['json', 'off'], 'must be json or off').default('off'),
  /** Between the signal to stop and the end of new connections. */
  NUSARIA_STOP_DELAY: whole(0, 300, ' of seconds').default(0),
  /** For running requests after that. */
  NUSARIA_STOP_LIMIT: whole(1, 300, ' of seconds').default(TIME_LIMITS.stop / 1_000),
})
export type Settings = z.output<typeof Settings>

/** Variables have wrong values; the message has a line for each, for the user who started the mock. */
export class WrongSettings extends Error {}

/** Reads the settings from the environment. An empty variable counts as none. Throws `WrongSettings`. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { data, error } = Settings.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (data) return data
  const lines = error.issues.map(({ path: [name], message }) => `${String(name)} ${message}, not "${env[String(name)]}"`)
  throw new WrongSettings([...new Set(lines)].join('\n'))
}
