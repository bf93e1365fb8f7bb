import { type ErrorName, errorOfCode } from '@nusaria/contracts/errors'
import type { Failure } from '../api/failure.ts'

export interface Refusal<Target extends string, Action extends string = never, Text extends string = never> {
  readonly target: Target
  /** What the shopper can do about it, the likeliest first. */
  readonly actions: readonly Action[]
  /** Key of the flow's own text; without one the text of the code is shown. */
  readonly text?: Text | undefined
}

interface Rules<Target extends string, Action extends string, Text extends string> {
  /** For errors that the table doesn't list, and what its entries leave out. */
  readonly fallback: Refusal<Target, Action, Text>
  /** For a request that got no answer from the shop; the fallback without it. */
  readonly noAnswer?: Partial<Refusal<Target, Action, Text>>
  readonly table: Readonly<Partial<Record<ErrorName, Partial<Refusal<Target, Action, Text>>>>>
}

export function findErrorName(failure: Failure | undefined): ErrorName | undefined {
  return failure?.kind === 'business' ? errorOfCode(failure.code)?.name : undefined
}

/**
 * The table of a flow: where each error is shown, and the possible actions.
 *
 * @example
 * const orderRefusals = defineRefusals<'address' | 'button', 'retry' | 'chooseAddress'>({
 *   fallback: { target: 'button', actions: ['retry'] },
 *   table: { ADDRESS_MISSING: { target: 'address', actions: ['chooseAddress'] } },
 * })
 * const { target, actions } = orderRefusals(failure)
 */
export function defineRefusals<Target extends string, Action extends string = never, Text extends string = never>({
  fallback,
  noAnswer,
  table,
}: Rules<Target, Action, Text>): (failure: Failure) => Refusal<Target, Action, Text> {
  return (failure) => {
    if (failure.kind !== 'business') return { ...fallback, ...noAnswer }
    const name = findErrorName(failure)
    return { ...fallback, ...(name && table[name]) }
  }
}
