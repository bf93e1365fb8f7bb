import type { Call } from '@nusaria/contracts/contract'
import { HEADERS } from '@nusaria/contracts/headers'
import { headerProblems } from '@nusaria/contracts/request-headers'
import type { EngineRequest } from '../http/engine-request.ts'
import type { Input } from './input-parser.ts'

const DEVICE = HEADERS.device.toLowerCase()
/** Field names come from the client, so they are cut. */
const NAME_MAX = 60
const MAX_DEVIATIONS = 20

function deviceInRequest({ deviceField = '' }: Call, { query, body }: Input): unknown {
  return { ...(query as object), ...(body as Record<string, unknown>) }[deviceField as never]
}

/**
 * How a request differs from its contract although it is served: unknown fields, missing headers, another device in the body than in the
 * header. For the journal; it contains no values.
 */
export function findDeviations(
  call: Call,
  request: EngineRequest,
  input: Input | undefined,
  unknown: readonly string[],
): readonly string[] {
  const fields = unknown.map((field) => `${field.slice(0, NAME_MAX)}: no such field`)
  const headers = call.omitHeaders ? [] : headerProblems(request.headers)
  const named = call.deviceField && input ? deviceInRequest(call, input) : undefined
  const differs =
    typeof named === 'string' && named !== request.headers[DEVICE] ? [`${call.deviceField}: not the device of the header`] : []
  return [...fields, ...headers, ...differs].slice(0, MAX_DEVIATIONS)
}
