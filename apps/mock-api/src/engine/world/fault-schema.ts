import { z } from 'zod'

const Json = z.json()

const scope = {
  /** The call's full name (`cart.add`), or its own name where that is unique. */
  call: z.string().min(1),
  /** Acts only on this member's calls: a member number, or `guest`. The control API also accepts the name of a seeded member. */
  member: z.string().min(1).max(100).optional(),
  /** Acts only on calls that have these arguments in their path, query or body; objects may have more fields. */
  match: z.record(z.string(), Json).optional(),
  /** The number of such calls before it acts. */
  after: z.int().min(0).max(1_000_000).optional(),
  /** How often it acts; by default always. */
  times: z.int().min(1).max(1_000_000).optional(),
  /** The probability that it acts, from the world's seeded generator. */
  rate: z.number().min(0).max(1).optional(),
}

/** Statuses of replies that have no body. */
const BODYLESS = [204, 205, 304]

/** Replies with one of the call's own error codes, or 401. The handler doesn't run. */
export const ReplyFault = z.strictObject({ ...scope, reply: z.int() })

/**
 * A network fault, which may break the contract. `latency` (ms) delays the reply. `hang`, `reset` and `http` (a status, with a `body`
 * of its own: text as HTML, other values as JSON) act before the handler runs; `truncate` and `malformed` (broken JSON) damage the reply of a handler that ran.
 */
export const WireFault = z.union([
  z.strictObject({ ...scope, wire: z.literal('latency'), ms: z.int().min(1).max(600_000) }),
  z
    .strictObject({ ...scope, wire: z.literal('http'), status: z.int().min(200).max(599), body: Json.optional() })
    .refine(({ status, body }) => status >= 400 || (body !== undefined && !BODYLESS.includes(status)), {
      path: ['status'],
      error: 'from 400 to 599; with a body also from 200, but not 204, 205 or 304',
    }),
  z.strictObject({ ...scope, wire: z.enum(['hang', 'reset', 'truncate', 'malformed']) }),
])

export const Fault = z.union([ReplyFault, ...WireFault.options])
export type Fault = z.output<typeof Fault>
