import type { MutationDefinition } from '@reduxjs/toolkit/query'
import type { ApiEndpointMutation } from '@reduxjs/toolkit/query/react'
import { useCallback, useRef, useState } from 'react'
import { useAppDispatch } from '../state/hooks.ts'
import type { Tag } from './api.ts'
import type { ShopBaseQuery } from './base-query.ts'
import { type CallResult, type Failure, toResult } from './to-failure.ts'

interface State {
  readonly isLoading: boolean
  /** Of the last call; null while another one runs. */
  readonly failure: Failure | null
}

/** For secret arguments (passwords, codes, card data): untracked, so that neither they nor the reply stay in the store. Never throws. */
export function useSensitiveMutation<A, R>(
  endpoint: ApiEndpointMutation<MutationDefinition<A, ShopBaseQuery, Tag, R, 'api'>, never>,
): readonly [(args: A) => Promise<CallResult<R>>, State] {
  const dispatch = useAppDispatch()
  const [state, setState] = useState<State>({ isLoading: false, failure: null })
  const latest = useRef(0)
  const call = useCallback(
    async (args: A): Promise<CallResult<R>> => {
      latest.current += 1
      const run = latest.current
      setState({ isLoading: true, failure: null })
      const result = toResult<R>(await dispatch(endpoint.initiate(args, { track: false }) as never))
      if (run === latest.current) setState({ isLoading: false, failure: result.error ?? null })
      return result
    },
    [dispatch, endpoint],
  )
  return [call, state]
}
