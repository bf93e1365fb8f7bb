import type { NoReplyReason } from '@nusaria/scenarios/dsl/fault-verbs'

/** A call that came back without an answer: none in time, no connection, or nothing that can be read. */
export class NoReplyError extends Error {
  readonly reason: NoReplyReason

  constructor(call: string, how: NoReplyReason) {
    super(`${call} came back without an answer: ${how}`)
    this.reason = how
  }
}
