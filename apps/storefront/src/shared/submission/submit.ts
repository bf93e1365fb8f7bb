import type { Failure } from '../api/failure.ts'
import { failedWith } from '../api/failure.ts'

/** A request that was sent and whose outcome is not known yet. */
export interface SentRequest {
  readonly id: string
  /** What it said, as JSON. */
  readonly content: string
  /** ms of this device's clock */
  readonly at: number
  /** The shop answers, but not what became of it, and the shopper has been told so. */
  readonly untold?: true
}

export type SubmissionReply<R> = { readonly data: R; readonly error?: undefined } | { readonly data?: undefined; readonly error: Failure }

/** What a form is sent by. */
export interface SubmissionPort<A, R> {
  /** The last request without a known outcome; kept over a reload where the content is no secret. */
  readonly store: { read(): SentRequest | null; write(sent: SentRequest | null): void }
  readonly send: (args: A & { request_id: string }) => Promise<SubmissionReply<R>>
  /** Asks what became of a request; if nothing, it is withdrawn. */
  readonly settle: (id: string) => Promise<SubmissionReply<{ readonly made: string | null }>>
  readonly newId: () => string
}

export type SubmissionOutcome<R> =
  | { readonly kind: 'done'; readonly data: R }
  /** No answer came; asked again, the shop says that it was made. `failure`: why there was no answer, null for a request of before. */
  | { readonly kind: 'made'; readonly made: string; readonly failure: Failure | null }
  /** Nothing was made, and nothing will be: refused, or no answer came and the shop has withdrawn the request. */
  | { readonly kind: 'refused' | 'nothing'; readonly failure: Failure }
  /** Nobody knows: the shop can't be asked now. */
  | { readonly kind: 'unsure'; readonly failure: Failure }

/** Whether the call may have done its work although no answer came. */
export function isOutcomeUnknown(failure: Failure): boolean {
  return ['timeout', 'network', 'malformed', 'unavailable'].includes(failure.kind)
}

type StatusPort = Pick<SubmissionPort<never, unknown>, 'store' | 'settle'>

/** Asks what became of the last request without a known outcome; null when there is none. */
export async function checkOutcome(
  { store, settle }: StatusPort,
  failure: Failure | null = null,
): Promise<Exclude<SubmissionOutcome<never>, { kind: 'done' }> | null> {
  const sent = store.read()
  if (!sent) return null
  const { data, error } = await settle(sent.id)
  if (!data) {
    // A backend without this call never says it: other content may go out once the shopper knows.
    if (error?.kind === 'business' && !failedWith(error, 'INTERNAL_ERROR')) store.write({ ...sent, untold: true })
    return { kind: 'unsure', failure: failure ?? error ?? { kind: 'network' } }
  }
  store.write(null)
  if (data.made !== null) return { kind: 'made', made: data.made, failure }
  return { kind: 'nothing', failure: failure ?? { kind: 'network' } }
}

/**
 * Sends a form. The same content goes out under the same id until its outcome is known, so that it is made once. Other content has to
 * wait until it is known what became of the content before, or that the shop never says it: where that was made, nothing is sent
 * (`stops`), unless both may exist (`goesOn`).
 */
export async function submit<A extends object, R>(
  line: SubmissionPort<A, R>,
  args: A,
  earlier: 'stops' | 'goesOn' = 'stops',
): Promise<SubmissionOutcome<R>> {
  const { store, send, newId } = line
  const content = JSON.stringify(args)
  let before = store.read()
  if (before && before.content !== content) {
    const found = before.untold ? null : await checkOutcome(line)
    if (found?.kind === 'unsure' || (found?.kind === 'made' && earlier === 'stops')) return found
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
  // After an answer to the first try nothing is on its way any more; an earlier try may be.
  if (before ? error.kind !== 'session' : isOutcomeUnknown(error) || reused) {
    const found = await checkOutcome(line, error)
    if (found && (found.kind !== 'nothing' || isOutcomeUnknown(error) || reused)) return found
    return { kind: 'refused', failure: error }
  }
  if (!before) store.write(null)
  return { kind: 'refused', failure: error }
}
