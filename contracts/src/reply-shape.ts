import type { z } from 'zod'
import type { Call } from './contract.ts'
import { type Shape, shapeOf } from './shape.ts'

const known = new WeakMap<z.ZodType, Shape>()

/**
 * The shape of a call's `data`; undefined for a call that answers nothing. A production build writes the shapes into the calls' tables
 * and reads them there (`apps/storefront/vite/contracts.ts`).
 */
export function replyShape({ data }: Call): Shape | undefined {
  if (!data || data.def.type === 'null') return undefined
  const shape = known.get(data) ?? shapeOf(data)
  known.set(data, shape)
  return shape
}
