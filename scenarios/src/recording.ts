import { z } from 'zod'

/** Plain data. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
const Json: z.ZodType<Json> = z.json()

/** Steps count from 1. */
const StepNo = z.int().min(1)
const Path = z.string().min(1).max(200)

/** A value of an earlier reply at a path such as `data.lines.0.line_id`; `data.url?session` is a query parameter of an address, `data.url/` its last segment. */
const ReplyRef = z.strictObject({ from: StepNo, at: Path, secret: z.literal('given').optional() })

const number = {
  brand: z.enum(['visa', 'mastercard', 'jcb', 'amex', 'gpn', 'unknown']),
  length: z.int().min(8).max(19),
  ending: z.string().regex(/^\d{4}$/),
  luhn: z.boolean(),
  which: z.int().min(1),
}
const CardNumber = z.strictObject(number)

/** Stands for a value that the journal masks, or that a replay creates itself. */
export const Placeholder = z.union([
  ReplyRef,
  /** The characters of the captcha that a step drew. */
  z.strictObject({ secret: z.literal('captcha'), from: StepNo }),
  /** The code sent to an address; `back` counts the codes sent there after it. */
  z.strictObject({ secret: z.literal('code'), to: z.string(), back: z.int().min(0).max(500) }),
  /** The seeded password, or a generated one: equal numbers are one password. */
  z.strictObject({ secret: z.literal('password'), which: z.union([z.literal('seeded'), z.int().min(1)]), fits: z.boolean() }),
  /** A card or account number like the typed one. */
  z.strictObject({ secret: z.literal('number'), ...number }),
  /** A whole card. */
  z.strictObject({ secret: z.literal('card'), bank_code: z.string(), past: z.boolean(), number: CardNumber }),
  z.strictObject({ secret: z.literal('cvn'), length: z.int().min(0).max(10) }),
  z.strictObject({ secret: z.enum(['expiry_month', 'expiry_year']), past: z.boolean() }),
  /** A valid value that the shop gave nobody: a wrong code, a made-up token. */
  z.strictObject({ secret: z.literal('unknown'), length: z.int().min(0).max(2_000), digits: z.boolean() }),
  /** A value that the contract refuses. */
  z.strictObject({ secret: z.literal('unfit') }),
  /** A picture of this type and size; `spoiled`: unreadable. */
  z.strictObject({ file: z.string().max(100), bytes: z.int().min(0), spoiled: z.literal(true).optional() }),
])
export type Placeholder = z.output<typeof Placeholder>

/** A device and the member logged in on it before the first step. */
const Actor = z.strictObject({
  /** Its `Deviceid`; empty for requests that name none. */
  device: z.string().max(200),
  signed_in: z.string().optional(),
})

const Args = z.record(z.string(), Json)

/** The step precedes the chosen range, but is needed for it. */
const before = z.literal(true).optional()
/** Time of the world's clock. */
const at = z.iso.datetime({ offset: true })

const CallStep = z.strictObject({
  call: z.string(),
  /** Path parameters, query and body, flat; some are placeholders. */
  args: Args,
  /** Query parameters that the call doesn't know. */
  query: z.record(z.string(), z.string()).optional(),
  by: z.strictObject({
    /** Counts from 0. */
    actor: z.int().min(0),
    /** The token: from the step that gave it, or `true` for the actor's first session. Absent for a guest. */
    session: z.union([Placeholder, z.literal(true)]).optional(),
    language: z.string().max(200).optional(),
  }),
  at,
  /** The envelope's code, null without an envelope; and the contract violations. */
  expect: z.strictObject({ code: z.int().nullable(), violations: z.array(z.string()).optional() }),
  /** The injected fault. */
  fault: z.string().optional(),
  before,
})
export type CallStep = z.output<typeof CallStep>

const ControlStep = z.strictObject({
  /** A request of the control API to the world: `events`, `clock`, `faults`, `sign-in`. */
  act: z.string().regex(/^[a-z][a-z0-9-]*(\/[\w-]+)*$/),
  method: z.enum(['POST', 'PUT', 'DELETE']),
  body: Json,
  at,
  before,
})
export type ControlStep = z.output<typeof ControlStep>

/** A range of a world's journal as a file that replays in a new world: `*.scenario.json`. */
export const Recording = z.strictObject({
  format: z.literal(1),
  title: z.string().min(1).max(200),
  given: z.strictObject({
    seed: z.union([z.int(), z.string()]),
    /** Start time of the world. */
    now: at,
    /** The size of the world. */
    products: z.int().optional(),
    members: z.int().optional(),
    orders: z.int().optional(),
    /** Whether unknown fields were refused; absent in older files: the default of the mock that replays it. */
    strict: z.boolean().optional(),
    frozen: z.literal(true),
  }),
  actors: z.array(Actor),
  /** What could not be recorded. */
  missing: z.array(z.string()),
  steps: z.array(z.union([CallStep, ControlStep])).min(1),
})
export type Recording = z.output<typeof Recording>

/** Parses the text of a recording file. Throws an error that names the wrong field. */
export function parseRecording(text: string): Recording {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new Error('This is no recording: it is not JSON')
  }
  const read = Recording.safeParse(data)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`This is no recording: ${issue?.path.map(String).join('.') || 'its shape'}: ${issue?.message}`)
}

/** The placeholder in a value; null for any other value. */
export function placeholderOf(value: unknown): Placeholder | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  if (!('from' in value) && !('secret' in value) && !('file' in value)) return null
  return Placeholder.safeParse(value).data ?? null
}
