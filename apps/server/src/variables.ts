import { existsSync } from 'node:fs'
import { z } from 'zod'
import { checkBasePath } from '../../../scripts/lib/base-path.ts'
import { TIME_LIMITS } from './time-limits.ts'

/** A whole number in decimal digits. */
export function whole(from: number, to: number, unit = '') {
  const says = `must be a whole number${unit} from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d+$/, says)
    .transform(Number)
    .refine((value) => value >= from && value <= to, says)
}

/** 0 or 1 */
export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

function basePath(text: string, ctx: z.RefinementCtx): string {
  try {
    return checkBasePath(text)
  } catch {
    ctx.addIssue('must be a path that looks like /toko/ and is not one of the server itself')
    return z.NEVER
  }
}

const BUILT = 'must be the folder of a built storefront, with an index.html'

/** The variables that a server has before any backend. */
export const serverVariables = {
  /** 0: a free one. */
  PORT: whole(0, 65_535).default(5173),
  HOST: z.string().default('127.0.0.1'),
  /** The built storefront. */
  STATIC_DIR: z.string(BUILT).refine((dir) => existsSync(`${dir}/index.html`), BUILT),
  /** The path below which the storefront is, as it was built. */
  NUSARIA_BASE: z.string().transform(basePath).default('/'),
  /** The storefront's `config.json`: docs/configuration.md. */
  NUSARIA_CONFIG: z.string().optional(),
  /** Browsers reach the server by HTTPS alone, through a proxy. */
  NUSARIA_TLS: flag.default(false),
  /** Where the built storefront finds the API, unless its configuration names another origin. */
  VITE_API_ORIGIN: z.url('must be an origin such as https://api.example').optional(),
  /** `json`: a line for each request, and all messages, as JSON on stdout. */
  NUSARIA_LOG: z.enum(['json', 'off'], 'must be json or off').default('off'),
  /** Between the signal to stop and the end of new connections. */
  NUSARIA_STOP_DELAY: whole(0, 300, ' of seconds').default(0),
  /** For running requests after that. */
  NUSARIA_STOP_LIMIT: whole(1, 300, ' of seconds').default(TIME_LIMITS.stop / 1_000),
}

/** Of them, what a server needs. */
export type ServerSettings = Omit<z.output<z.ZodObject<typeof serverVariables>>, 'STATIC_DIR'> & { readonly STATIC_DIR?: string }

/** Variables have wrong values; the message has a line for each, for the user who started the server. */
export class WrongSettings extends Error {}

/** Reads variables of the environment. An empty one counts as none. Throws `WrongSettings`. */
export function readVariables<T>(schema: z.ZodType<T>, env: Readonly<Record<string, string | undefined>>): T {
  const read = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (read.success) return read.data
  const lines = read.error.issues.map(({ path: [name], message }) => {
    const value = env[String(name)]
    return value ? `${String(name)} ${message}, not "${value}"` : `${String(name)} is missing: it ${message}`
  })
  throw new WrongSettings([...new Set(lines)].join('\n'))
}
