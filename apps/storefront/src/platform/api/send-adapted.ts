import { type AdaptedCall, AdapterError, adaptHeaders, makeAdaptedCall } from '@nusaria/contracts/adapted-call'
import type { Adapter } from '@nusaria/contracts/adapter'
import { API_BASE, HEADERS } from '@nusaria/contracts/headers'
import type { WireRequest } from '@nusaria/contracts/request'
import { config } from '../config/config.ts'
import { loadOrReload } from '../loading/load-or-reload.ts'
import { signal } from '../report/signals.ts'
import type { Failure } from './failure.ts'
import type { CallOutcome } from './read-reply.ts'

/**
 * Makes a call as an adapter says. Its paths are below `/api` of the shop, or else directly below the address of `apiOrigin`.
 * @param send sends one request; never rejects
 */
export async function sendAdapted(
  adapter: Adapter,
  { name, call, args }: Omit<AdaptedCall, 'base' | 'signedIn'>,
  headers: Headers,
  send: (request: WireRequest, headers: Headers) => Promise<CallOutcome>,
): Promise<CallOutcome> {
  const made = { name, call, args, base: config.apiOrigin ? '' : API_BASE, signedIn: headers.has(HEADERS.authorization) }
  try {
    const outcome = await makeAdaptedCall<Failure>(adapter, made, (request) => send(request, adaptHeaders(adapter, headers)))
    if ('error' in outcome || !config.apiOrigin) return outcome
    const { absoluteUrls } = await loadOrReload(() => import('./convert-reply.ts'))
    return { data: absoluteUrls(outcome.data, config.apiOrigin) }
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error
    // biome-ignore lint/suspicious/noConsole: for the author of the adapter
    if (import.meta.env.DEV) console.error(error)
    // Without its text, which may have values in it.
    signal({ kind: 'deviation', call: name, issues: [`adapter: ${(error.cause as Error | undefined)?.name}`] })
    return { error: { kind: 'malformed' } }
  }
}
