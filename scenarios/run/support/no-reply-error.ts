import type { NoReplyReason } from '@nusaria/scenarios/dsl/verbs/faults'

/** A call without a readable reply: timeout, no connection, malformed, or of a broken server. */
export class NoReplyError extends Error {
  readonly reason: NoReplyReason

  constructor(call: string, how: NoReplyReason) {
    super(`${call} came back without an answer: ${how}`)
    this.reason = how
  }
}
