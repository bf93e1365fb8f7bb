import { z } from 'zod'

const scope = {
  /** A call by its full name (`cart.add`), or by its own name where no other domain has one alike. */
  call: z.string().min(1),
  /** Calls that pass before it acts. */
  after: z.int().min(0).max(1_000_000).optional(),
  /** How often it acts; always, unless told. */
  times: z.int().min(1).max(1_000_000).optional(),
  /** Chance to act, drawn from the world's seed. */
  rate: z.number().min(0).max(1).optional(),
}

/** A declared answer: one of the call's own error codes, or 401. The handler doesn't run. */
export const ReplyFault = z.strictObject({ ...scope, reply: z.int() })

/**
 * Trouble on the wire, which may break the contract. `latency` (ms) waits and then answers; `hang`, `reset` and `http` (a bare
 * status without envelope) come before the handler runs; `truncate` and `malformed` (broken JSON) spoil the reply of one that ran.
 */
export const WireFault = z.union([
  z.strictObject({ ...scope, wire: z.literal('latency'), ms: z.int().min(1).max(600_000) }),
  z.strictObject({ ...scope, wire: z.literal('http'), status: z.int().min(400).max(599) }),
  z.strictObject({ ...scope, wire: z.enum(['hang', 'reset', 'truncate', 'malformed']) }),
])

export const Fault = z.union([ReplyFault, ...WireFault.options])
export type Fault = z.output<typeof Fault>
