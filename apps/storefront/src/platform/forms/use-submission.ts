import { type IdempotentCall, submissionContract } from '@nusaria/contracts/submission'
import { useMemo, useRef } from 'react'
import { useStore } from 'react-redux'
import { injectCalls, type Tag } from '../api/api.ts'
import { toResult } from '../api/failure.ts'
import { randomId } from '../browser/random-id.ts'
import { drafts } from '../state/drafts.ts'
import { useAppDispatch } from '../state/hooks.ts'
import { selectSession, type UserInfoRoot } from '../state/user-info.ts'
import { checkOutcome, type SentRequest, type SubmissionOutcome, submit } from './submit.ts'

/** ms; the server forgets an id after it (REQUEST_ID_HOURS) */
const REQUEST_ID_LIFETIME = 24 * 3_600_000

type Trigger<A, R> = (args: A) => PromiseLike<{ readonly data?: R | undefined; readonly error?: unknown }>

/**
 * Sends the requests of an idempotent call. `name`: the draft that keeps the last request without a known outcome over a reload. Null keeps it in
 * the component only, for secret content.
 */
export function useSubmission(call: IdempotentCall, name: string | null) {
  const dispatch = useAppDispatch()
  const { getState } = useStore<UserInfoRoot>()
  const memory = useRef<SentRequest | null>(null)
  return useMemo(() => {
    const owner = () => selectSession(getState()).member_no
    const stored = (): SentRequest | null =>
      name === null ? memory.current : ((drafts.read(name, owner()) as SentRequest | undefined) ?? null)
    const store = {
      read(): SentRequest | null {
        const sent = stored()
        return sent && Date.now() - sent.at < REQUEST_ID_LIFETIME ? sent : null
      },
      write(sent: SentRequest | null): void {
        if (name === null) memory.current = sent
        else if (sent) drafts.write(name, owner(), sent)
        else drafts.remove(name)
      },
    }
    const settle = async (request_id: string) =>
      toResult(await dispatch(submissionApi.endpoints.submissionSettle.initiate({ call, request_id }, { track: false })))
    return {
      submit<A extends object, R>(
        trigger: Trigger<A & { request_id: string }, R>,
        args: A,
        ifEarlierMade?: 'stop' | 'send',
      ): Promise<SubmissionOutcome<R>> {
        return submit({ store, settle, send: async (sent) => toResult<R>(await trigger(sent)), newId: randomId }, args, ifEarlierMade)
      },
      /** The outcome of the last request without a known one; null when there is none. */
      ask: () => checkOutcome({ store, settle }),
      /** Whether there is such a request. */
      isOpen: () => store.read() !== null,
    } as const
  }, [call, name, dispatch, getState])
}

/** Checks the outcome of a request without an answer. If it was carried out, cached data is out of date. */
export const submissionApi = injectCalls('submission', submissionContract, {
  settle: {
    invalidates: (outcome: { readonly made: string | null } | undefined): Tag[] =>
      outcome?.made ? ['Cart', 'Order', 'AfterSale', 'Address', 'Voucher', 'Member', 'Payment', 'PaymentMethod', 'Question'] : [],
  },
})
