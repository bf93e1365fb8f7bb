import { z } from 'zod'
import { assumedField } from './added.ts'
import { DeviceId, LanguageCode } from './common.ts'
import { HEADERS, PLATFORM } from './headers.ts'

/** The headers of every call, besides the bearer token of a member. A call with `omitHeaders` has none of them. */
export const RequestHeaders = z.strictObject({
  [HEADERS.device]: DeviceId.describe('Identifies the device; a guest has the cart of it'),
  [HEADERS.language]: LanguageCode.describe('Language of messages'),
  [HEADERS.platform]: z.literal(PLATFORM).describe('H5 for the web'),
  [HEADERS.store]: assumedField(z.string().min(1).max(40)).describe('Store number; the name of this header is ours'),
})

/** Problems of a request's headers, one line each, without their values. The names are in lower case. */
export function headerProblems(headers: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(RequestHeaders.shape).flatMap(([name, schema]) => {
    const value = headers[name.toLowerCase()]
    if (value === undefined || value === '') return [`header ${name}: missing`]
    return (schema as z.ZodType).safeParse(value).success ? [] : [`header ${name}: not a value of the contract`]
  })
}
