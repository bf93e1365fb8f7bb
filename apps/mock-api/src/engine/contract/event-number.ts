import type { EventCtx } from './context.ts'
import type { EventParams } from './domain.ts'

/** The maximum for pieces, coins and Rupiah, so that sums stay safe integers. */
const MAX_NUMBER = 1_000_000_000

interface Bounds {
  readonly least?: number
  readonly most?: number
  /** The value of an absent parameter; without it the parameter is required. */
  readonly otherwise?: number
}

/** A whole number among the parameters of a control event. Refuses the event for any other value. */
export function eventNumber(
  ctx: EventCtx,
  params: EventParams,
  name: string,
  { least = 0, most = MAX_NUMBER, otherwise }: Bounds = {},
): number {
  const value = params[name] ?? otherwise
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    return ctx.illegal(`params.${name} must be a whole number from ${least} to ${most}`)
  return value
}
