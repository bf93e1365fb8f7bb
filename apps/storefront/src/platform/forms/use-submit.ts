import { useRef, useState } from 'react'
import { type Failure, toResult } from '../api/failure.ts'
import type { SubmissionOutcome as Outcome } from './submit.ts'

/** What an RTK Query trigger or a sensitive call resolves to. */
interface Reply<R> {
  readonly data?: R
  readonly error?: unknown
}

/** Sends a request; `useSubmission` resolves to an outcome, other calls to a reply. */
export type Send<A extends readonly unknown[], R> = (...args: A) => PromiseLike<Reply<R> | Outcome<R>>

export interface SubmitOptions<R> {
  readonly onDone: (result: R) => void
  /** No answer came, but the shop says that the request was carried out: `id` names what it made. Only with `useSubmission`. */
  readonly onMade?: (id: string) => void
  readonly onFailed?: (failure: Failure) => void
  /** Nothing more can be sent after a success, because the next page may take a while to load. */
  readonly lockOnDone?: true
}

export interface Submit<A extends readonly unknown[]> {
  /** Whether the request was carried out. Does nothing while another request is being sent. */
  readonly submit: (...args: A) => Promise<boolean>
  readonly busy: boolean
  /** Why the last request failed. */
  readonly failure: Failure | undefined
  /** No answer came, and the shop says that nothing was made. */
  readonly notMade: boolean
  /** Shows a failure that happened before the request could be sent. */
  readonly fail: (failure: Failure) => void
  readonly clearError: () => void
}

function toOutcome<R>(reply: Reply<R> | Outcome<R>): Outcome<R> {
  if ('kind' in reply) return reply
  const { data, error } = toResult(reply)
  return error ? { kind: 'refused', failure: error } : { kind: 'done', data: data as R }
}

/**
 * Sends one request at a time, so that a second press doesn't send it twice.
 *
 * @example
 * const [remove] = useMessageRemoveMutation()
 * const { submit, busy, failure } = useSubmit(remove, { onDone: onClose })
 */
export function useSubmit<A extends readonly unknown[], R>(send: Send<A, R>, options: SubmitOptions<R>): Submit<A> {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [notMade, setNotMade] = useState(false)
  // State is too late for a second press in the same frame.
  const locked = useRef(false)
  const unlock = () => {
    locked.current = false
    setBusy(false)
  }
  return {
    async submit(...args) {
      if (locked.current) return false
      locked.current = true
      setBusy(true)
      setFailure(undefined)
      setNotMade(false)
      const outcome = toOutcome(await send(...args))
      const carriedOut = outcome.kind === 'done' || outcome.kind === 'made'
      if (!carriedOut || !options.lockOnDone) unlock()
      if (outcome.kind === 'done') options.onDone(outcome.data)
      else if (outcome.kind === 'made') options.onMade?.(outcome.made)
      else {
        setNotMade(outcome.kind === 'nothing')
        setFailure(outcome.failure)
        options.onFailed?.(outcome.failure)
      }
      return carriedOut
    },
    busy,
    failure,
    notMade,
    fail: setFailure,
    clearError: () => setFailure(undefined),
  }
}
