import { type Call, isRepeatable } from '@nusaria/contracts/contract'
import type { ErrorName } from '@nusaria/contracts/errors'
import { HEADERS } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { requestOf, type WireRequest } from '@nusaria/contracts/request'
import { type BaseQueryApi, type BaseQueryFn, retry } from '@reduxjs/toolkit/query'
import { config } from '../config/config.ts'
import { createEmitter } from '../events.ts'
import { currentLanguage } from '../i18n/language.ts'
import { loadOrReload } from '../loading/load-or-reload.ts'
import { takeFirstReply } from '../rendering/first-calls.ts'
import { requestScope } from '../rendering/request-scope.ts'
import { signal } from '../report/signals.ts'
import { deviceSettled, selectVisitor, type UserInfoRoot } from '../state/user-info.ts'
import { toast } from '../toast.ts'
import { adapter } from './backend-adapter.ts'
import { callHeaders } from './call-headers.ts'
import { fitReply, logRefusedRequest, reportViolations } from './contract-check.ts'
import { type CallOutcome, readReply } from './read-reply.ts'
import { sendAdapted } from './send-adapted.ts'
import { type Failure, toFailure } from './to-failure.ts'

/** `true`: a toast says why the shop refused the call. `except`: the page shows these errors itself. */
export type ToastChoice = true | { readonly except: readonly ErrorName[] }

export interface CallRequest {
  /** `<domain>.<call>` */
  readonly name: string
  readonly call: Call
  readonly args: Readonly<Record<string, unknown>> | undefined
  readonly toast?: ToastChoice | undefined
  /** A 401 of this call neither toasts nor starts the session-expired flow. */
  readonly ignoreSessionExpiry?: true | undefined
}

export type ShopBaseQuery = BaseQueryFn<CallRequest, unknown, Failure>

export function headersFor(call: Call, state: UserInfoRoot, token = state.userInfo.userInfo.auth_token): Headers {
  const device = call.device === 'visitor' ? selectVisitor(state) : state.userInfo.deviceId
  const headers = callHeaders(device, currentLanguage(), config.storeNo)
  if (token) headers.set(HEADERS.authorization, `Bearer ${token}`)
  return headers
}

/** Longest body of a keepalive request; browsers allow 64 KiB for all of them together. */
const KEEPALIVE_MAX_CHARS = 8_192

/** A request that is sent while the page is being left must still arrive. */
function needsKeepalive({ body }: WireRequest): boolean {
  if (import.meta.env.SSR) return false
  return document.hidden && (body === null || (typeof body === 'string' && body.length <= KEEPALIVE_MAX_CHARS))
}

/** Sends a request of a call and reads its envelope. Never throws. It times out after 8,000 ms, an upload after 8,000 ms without progress. */
export async function send(
  call: Call,
  request: WireRequest,
  headers: Headers,
  abort: AbortSignal,
  args?: CallRequest['args'],
): Promise<CallOutcome> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('No answer', 'TimeoutError')), LIMITS.apiTimeout)
  if (typeof request.body === 'string') headers.set('content-type', 'application/json')
  try {
    if (call.form) {
      const { upload } = await loadOrReload(() => import('./upload.ts'))
      return await readReply(call, await upload(config.apiOrigin + request.url, request, headers, abort, args))
    }
    const signal = AbortSignal.any([limit.signal, abort])
    const { method, body } = request
    const url = config.apiOrigin + request.url
    const init: RequestInit = { method, headers, body, signal, credentials: 'same-origin', keepalive: needsKeepalive(request) }
    const response = await (requestScope()?.fetch(url, init) ?? takeFirstReply(url, init) ?? fetch(url, init))
    return await readReply(call, response)
  } catch (error) {
    const isTimeout = call.form ? error instanceof DOMException && error.name === 'TimeoutError' : limit.signal.aborted
    return { error: { kind: isTimeout ? 'timeout' : 'network' } }
  } finally {
    clearTimeout(timer)
  }
}

/** Makes a call as its contract declares it, or as the adapter of the build says. Never throws. */
export function sendCall(request: Pick<CallRequest, 'name' | 'call' | 'args'>, headers: Headers, abort: AbortSignal): Promise<CallOutcome> {
  const { call, args } = request
  return adapter
    ? sendAdapted(adapter, request, headers, (wire, theirs) => send(call, wire, theirs, abort, args))
    : send(call, requestOf(call, args), headers, abort, args)
}

async function showToast(failure: Failure, shownByPage: readonly ErrorName[]): Promise<void> {
  if (import.meta.env.SSR) return
  // Without its code the server's message is shown: a reload would lose it.
  const code = await import('./failure-text.ts').catch(() => null)
  if (code) await code.toastFailure(failure, shownByPage)
  else if (failure.kind === 'business') toast.error(failure.msg)
}

/**
 * Failures of calls that the server asked to wait with. By name and arguments: servers often limit a whole route, but a product that wasn't asked for
 * yet must not fail. Secret arguments aren't kept. `over`: ms of the page's clock, which nobody sets back.
 */
const busy = new Map<string, { readonly failure: Extract<Failure, { kind: 'busy' }>; readonly over: number }>()

/** The token that the last logout was sent with. The shop keeps it until the reply, while the server may already refuse other calls. */
let loggedOutToken: string | undefined

async function exchange(
  { name, call, args, toast: toastChoice, ignoreSessionExpiry }: CallRequest,
  { getState, dispatch, signal: abort }: BaseQueryApi,
): Promise<CallOutcome> {
  const request = name + (call.sensitive ? '' : JSON.stringify(args))
  const waiting = busy.get(request)
  if (waiting && waiting.failure.until > Date.now() && waiting.over > performance.now()) return { error: waiting.failure }
  if (name.startsWith('auth.')) dispatch(deviceSettled())
  const headers = headersFor(call, getState() as UserInfoRoot)
  const sent = call.deviceField ? { ...args, [call.deviceField]: headers.get(HEADERS.device) } : args
  const issues = await reportViolations(name, 'request', sent ?? {})
  if (issues.length > 0) return { error: { kind: 'contract', call: name, issues } }
  const token = () => (getState() as UserInfoRoot).userInfo.userInfo.auth_token
  const sentWith = token()
  if (name === 'auth.logout') loggedOutToken = sentWith ?? undefined
  const outcome = await sendCall({ name, call, args: sent }, headers, abort)
  if ('error' in outcome) {
    if (outcome.error.kind === 'session') {
      // Parallel calls fail together: the first one ends the session, the others find it ended.
      if (!ignoreSessionExpiry && sentWith === token() && sentWith !== loggedOutToken) announceSessionExpired()
    } else if (outcome.error.kind === 'busy') {
      const failure = outcome.error
      if (!import.meta.env.SSR) busy.set(request, { failure, over: performance.now() + failure.until - Date.now() })
    } else if (outcome.error.kind === 'business') {
      void logRefusedRequest(name, outcome.error)
      if (toastChoice) void showToast(outcome.error, toastChoice === true ? [] : toastChoice.except)
    }
    return outcome
  }
  return fitReply(name, call, outcome.data)
}

/** ms before a call is sent once more */
const RETRY_DELAY = 300

/** A repeatable call whose reply is lost is sent once more. Whether another one was carried out is for its page to find out. */
const exchangeWithRetry = retry(exchange as ShopBaseQuery, {
  retryCondition: (error, { call }: CallRequest, { attempt }) =>
    attempt === 1 && toFailure(error)?.kind === 'network' && isRepeatable(call) && !import.meta.env.SSR && navigator.onLine,
  backoff: () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY)),
})

/** Sends a call of a contract. Where the shop can't be reached, some calls give what this device stored (`STORED_CALLS`). */
export const shopBaseQuery: ShopBaseQuery = async (request, api) => {
  const outcome = (await exchangeWithRetry(request, api, {})) as CallOutcome
  if (import.meta.env.SSR) return outcome
  const { name, call, args } = request
  signal({ kind: 'call', call: name, args: call.sensitive ? undefined : args, outcome })
  // A service worker has the code for it.
  if ('error' in outcome && /network|timeout/.test(outcome.error.kind) && navigator.serviceWorker?.controller)
    return import('./stored-replies.ts')
      .then(async ({ recallReply }) => (await recallReply(request, api.getState() as UserInfoRoot)) ?? outcome)
      .catch(() => outcome)
  return outcome
}

/** Tells the session guard that the server no longer knows the session. */
export const { emit: announceSessionExpired, subscribe: onSessionExpired } = createEmitter()
