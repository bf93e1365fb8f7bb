import { z } from 'zod'
import { SUCCESS_STATUS } from './status.ts'

export { isSuccess, SUCCESS_STATUS } from './status.ts'

/** Details of a failure: the field it concerns, and the values of its message. */
export const FailureDetail = z.strictObject({
  field: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type FailureDetail = z.output<typeof FailureDetail>

export const FailureEnvelope = z.strictObject({
  code: z.int(),
  msg: z.string(),
  data: FailureDetail.nullable(),
  status: z.string(),
})
export type FailureEnvelope = z.output<typeof FailureEnvelope>

/** The reply of every JSON call: `{ code, msg, data, status }`. */
export function envelopeOf<D extends z.ZodType>(data: D) {
  return z.strictObject({ code: z.literal(0), msg: z.string(), data, status: z.literal(SUCCESS_STATUS) })
}
