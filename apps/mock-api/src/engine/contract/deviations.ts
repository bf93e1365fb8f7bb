import type { Call } from '@nusaria/contracts/contract'
import { HEADERS } from '@nusaria/contracts/headers'
import { headerProblems } from '@nusaria/contracts/request-headers'
import type { EngineRequest } from '../http/engine-request.ts'
import type { Input } from './input-parser.ts'

const DEVICE = HEADERS.device.toLowerCase()
/** A name comes from whoever asks: as much of it as tells which it is. */
const NAME_MAX = 60
const MAX_DEVIATIONS = 20

function deviceInRequest({ deviceField = '' }: Call, { query, body }: Input): unknown {
  return { ...(query as object), ...(body as Record<string, unknown>) }[deviceField as never]
}

/**
 * Where a request differs from its contract and is served all the same: fields nobody knows, headers that are missing, a device that
 * the body names otherwise. For the journal; no value is ever in it.
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
