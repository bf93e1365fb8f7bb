import type { AfterSaleReason, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleType } from '@nusaria/contracts/lifecycle'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { failureOf } from '#platform/api/failure.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { useDebouncedValue } from '#platform/time/use-debounced-value.ts'
import { useAfterSalePreviewQuery } from '../api.ts'

/** ms; one call for several quick changes of a quantity */
const DEBOUNCE = 250

interface PreviewArgs {
  readonly order_no: string
  readonly type: AfterSaleType
  readonly lines: RequestedLine[]
  readonly reason: AfterSaleReason | null
}

/** The refund as the server calculates it for the present choices. Null args: no call. */
export function useRefundPreview(args: PreviewArgs | null) {
  const key = JSON.stringify(args)
  const debouncedKey = useDebouncedValue(key, DEBOUNCE)
  const debouncedArgs = useMemo(() => JSON.parse(debouncedKey) as PreviewArgs | null, [debouncedKey])
  const query = useAfterSalePreviewQuery(debouncedArgs ?? skipToken, ALWAYS_REFETCH)
  const settled = args !== null && debouncedKey === key && !query.isFetching
  return {
    /** The choices, as one text. */
    choices: key,
    /** The latest result for the present choices. */
    ofChoices: args !== null && debouncedKey === key ? query.currentData : undefined,
    /** The latest result. The result of earlier choices stays until the new one arrives. */
    parts: args ? (query.currentData ?? query.data) : undefined,
    /** Whether `parts` belongs to the present choices. */
    current: settled && !query.isError && query.currentData !== undefined,
    busy: args !== null && !settled,
    failure: settled ? failureOf(query.error) : undefined,
    retry: () => {
      if (debouncedArgs) void query.refetch()
    },
  } as const
}
