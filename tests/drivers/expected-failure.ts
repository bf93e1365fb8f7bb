import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import type { NoReplyReason } from '@nusaria/scenarios/dsl/fault-verbs'

/** How a step is meant to fail: refused by one of the shop's errors, or without an answer. */
export type ExpectedFailure = ErrorName | NoReplyReason

/** Whether no answer is meant to come. */
export const isNoReply = (failing: ExpectedFailure): failing is NoReplyReason => !(failing in ERRORS)
