import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import type { Lost } from '@nusaria/scenarios/dsl/fault-verbs'

/** How a step is meant to fail: refused by one of the shop's errors, or without an answer. */
export type Failing = ErrorName | Lost

/** Whether no answer is meant to come. */
export const isLost = (failing: Failing): failing is Lost => !(failing in ERRORS)
