import type { MutationDefinition } from '@reduxjs/toolkit/query'
import type { ApiEndpointMutation } from '@reduxjs/toolkit/query/react'
import { useCallback, useRef, useState } from 'react'
import { useAppDispatch } from '../state/hooks.ts'
import type { Tag } from './api.ts'
import type { ShopBaseQuery } from './base-query.ts'
import type { Failure } from './failure.ts'
import { failureOf } from './failure-of.ts'

export type SensitiveResult<R> = { readonly data: R; readonly error?: undefined } | { readonly error: Failure; readonly data?: undefined }

interface State {
  readonly isLoading: boolean
  /** Of the last call; null while another one runs. */
  readonly failure: Failure | null
}

/**
 * A mutation with secret arguments (passwords, codes, card data): it is dispatched untracked, so that neither arguments nor reply
 * stay in the store. Never throws: the result has `data` or `error`.
 */
export function useSensitiveMutation<A, R>(
  endpoint: ApiEndpointMutation<MutationDefinition<A, ShopBaseQuery, Tag, R, 'api'>, never>,
): readonly [(args: A) => Promise<SensitiveResult<R>>, State] {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<State>({ isLoading: false, failure: null })
  const latest = useRef(0)
  const call = useCallback(
    async (args: A): Promise<SensitiveResult<R>> => {
      latest.current += 1
      const run = latest.current
      setState({ isLoading: true, failure: null })
      const reply: { data?: R; error?: unknown } = await dispatch(endpoint.initiate(args, { track: false }) as never)
      const failure = reply.error === undefined ? null : (failureOf(reply.error) ?? { kind: 'network' as const })
      if (run === latest.current) setState({ isLoading: false, failure })
      return failure ? { error: failure } : { data: reply.data as R }
    },
    [dispatch, endpoint],
  )
  return [call, state]
}
