import { useRef, useState } from 'react'
import type { Failure } from '../api/failure.ts'
import { failureOf } from '../api/failure.ts'

/** What a mutation's trigger, or a sensitive call, comes back with. */
interface Reply<R> {
  readonly data?: R
  readonly error?: unknown
}

interface Submission<A> {
  /** Sends it; pressing again while it is under way does nothing. */
  readonly send: (args: A) => Promise<void>
  readonly busy: boolean
  /** Why it was refused, or didn't get through. */
  readonly failure: Failure | undefined
  /** The shopper changes what was refused. */
  readonly clearError: () => void
  /** Something it needs was refused before it could be sent. */
  readonly fail: (failure: Failure) => void
}

/** One change of the account on its way to the shop. What was typed stays with the form, whatever comes of it. */
export function useSubmit<A, R>(call: (args: A) => PromiseLike<Reply<R>>, onDone: (result: R) => void): Submission<A> {
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  return {
    async send(args) {
      if (underWay.current) return
      underWay.current = true
      setBusy(true)
      setFailure(undefined)
      const reply = await call(args)
      underWay.current = false
      setBusy(false)
      if (reply.error === undefined) onDone(reply.data as R)
      else setFailure(failureOf(reply.error) ?? { kind: 'network' })
    },
    busy,
    failure,
    clearError: () => setFailure(undefined),
    fail: setFailure,
  }
}
