import { type CallResult, type Failure, failedWith } from '../api/failure.ts'

/** A sent request whose outcome is not known yet. */
export interface SentRequest {
  readonly id: string
  /** The request body as JSON. */
  readonly content: string
  /** ms of the device's clock */
  readonly at: number
  /** The backend has no outcome check, and the shopper has seen the error. */
  readonly uncheckable?: true
}

export interface SubmissionPort<A, R> {
  /** The last request without a known outcome. It survives a reload unless its content is secret. */
  readonly store: { read(): SentRequest | null; write(sent: SentRequest | null): void }
  readonly send: (args: A & { request_id: string }) => Promise<CallResult<R>>
  /** Asks the server for the outcome of a request. A request that created nothing is withdrawn. */
  readonly settle: (id: string) => Promise<CallResult<{ readonly made: string | null }>>
  readonly newId: () => string
}

export type SubmissionOutcome<R> =
  | { readonly kind: 'done'; readonly data: R }
  /** No answer came, but the server says that the request was carried out. `failure`: why no answer came; null for an earlier request. */
  | { readonly kind: 'made'; readonly made: string; readonly failure: Failure | null }
  /** Nothing was or will be created: refused, or the server has withdrawn the request after a lost reply. */
  | { readonly kind: 'refused' | 'nothing'; readonly failure: Failure }
  /** The outcome can't be checked now. */
  | { readonly kind: 'unknown'; readonly failure: Failure }

/** Whether the request may have been carried out although no answer came. */
export function isOutcomeUnknown(failure: Failure): boolean {
  return ['timeout', 'network', 'malformed', 'unavailable'].includes(failure.kind)
}

type StatusPort = Pick<SubmissionPort<never, unknown>, 'store' | 'settle'>

/** The outcome of the last request without a known one; null when there is none. */
export async function checkOutcome(
  { store, settle }: StatusPort,
  failure: Failure | null = null,
): Promise<Exclude<SubmissionOutcome<never>, { kind: 'done' }> | null> {
  const sent = store.read()
  if (!sent) return null
  const { data, error } = await settle(sent.id)
  if (!data) {
    // A backend without this call can't tell. Other content may be sent once the shopper has seen the error.
    if (error?.kind === 'business' && !failedWith(error, 'INTERNAL_ERROR')) store.write({ ...sent, uncheckable: true })
    return { kind: 'unknown', failure: failure ?? error ?? { kind: 'network' } }
  }
  store.write(null)
  if (data.made !== null) return { kind: 'made', made: data.made, failure }
  return { kind: 'nothing', failure: failure ?? { kind: 'network' } }
}

/**
 * Sends a form. The same content is sent with the same id until its outcome is known, so that it is carried out once. Other content waits until
 * the outcome of the content before is known, or known to be unavailable. If that was carried out, nothing is sent, unless `ifEarlierMade` is
 * `send`, because both may exist.
 */
export async function submit<A extends object, R>(
  line: SubmissionPort<A, R>,
  args: A,
  ifEarlierMade: 'stop' | 'send' = 'stop',
): Promise<SubmissionOutcome<R>> {
  const { store, send, newId } = line
  const content = JSON.stringify(args)
  let before = store.read()
  if (before && before.content !== content) {
    const found = before.uncheckable ? null : await checkOutcome(line)
    if (found?.kind === 'unknown' || (found?.kind === 'made' && ifEarlierMade === 'stop')) return found
    before = null
  }
  const sent = before ?? { id: newId(), content, at: Date.now() }
  store.write(sent)
  const { data, error } = await send({ ...args, request_id: sent.id })
  if (error === undefined) {
    store.write(null)
    return { kind: 'done', data }
  }
  const reused = failedWith(error, 'REQUEST_ID_REUSED')
  // An answer to the first try settles it. An earlier try without an answer may still arrive.
  if (before ? error.kind !== 'session' : isOutcomeUnknown(error) || reused) {
    const found = await checkOutcome(line, error)
    if (found && (found.kind !== 'nothing' || isOutcomeUnknown(error) || reused)) return found
    return { kind: 'refused', failure: error }
  }
  if (!before) store.write(null)
  return { kind: 'refused', failure: error }
}
