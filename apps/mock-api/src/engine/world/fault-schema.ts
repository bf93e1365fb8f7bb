import { z } from 'zod'

const scope = {
  /** The call's full name (`cart.add`), or its own name where that is unique. */
  call: z.string().min(1),
  /** The number of calls before it acts. */
  after: z.int().min(0).max(1_000_000).optional(),
  /** How often it acts; by default always. */
  times: z.int().min(1).max(1_000_000).optional(),
  /** The probability that it acts, from the world's seeded generator. */
  rate: z.number().min(0).max(1).optional(),
}

/** Replies with one of the call's own error codes, or 401. The handler doesn't run. */
export const ReplyFault = z.strictObject({ ...scope, reply: z.int() })

/**
 * A network fault, which may break the contract. `latency` (ms) delays the reply. `hang`, `reset` and `http` (a status without envelope)
 * act before the handler runs; `truncate` and `malformed` (broken JSON) damage the reply of a handler that ran.
 */
export const WireFault = z.union([
  z.strictObject({ ...scope, wire: z.literal('latency'), ms: z.int().min(1).max(600_000) }),
  z.strictObject({ ...scope, wire: z.literal('http'), status: z.int().min(400).max(599) }),
  z.strictObject({ ...scope, wire: z.enum(['hang', 'reset', 'truncate', 'malformed']) }),
])

export const Fault = z.union([ReplyFault, ...WireFault.options])
export type Fault = z.output<typeof Fault>
