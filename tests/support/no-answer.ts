import type { Lost } from '@nusaria/scenarios/dsl/fault-verbs'

/** A call that came back without an answer: none in time, no connection, or nothing that can be read. */
export class NoAnswer extends Error {
  readonly how: Lost

  constructor(call: string, how: Lost) {
    super(`${call} came back without an answer: ${how}`)
    this.how = how
  }
}
