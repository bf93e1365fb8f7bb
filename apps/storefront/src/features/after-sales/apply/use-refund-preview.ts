import type { AfterSaleReason, RequestedLine } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleType } from '@nusaria/contracts/lifecycle'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useAfterSalePreviewQuery } from '../../../entities/after-sale/after-sale-api.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { useDebouncedValue } from '../../../shared/time/use-debounced-value.ts'

/** ms: someone counting pieces up asks once */
const DEBOUNCE = 250

/** What a refund is worked out for. */
interface PreviewArgs {
  readonly order_no: string
  readonly type: AfterSaleType
  readonly lines: RequestedLine[]
  readonly reason: AfterSaleReason | null
}

/** What the request would give back, as the shop works it out; nothing while there is nothing to ask for. */
export function useRefundPreview(asked: PreviewArgs | null) {
  const key = JSON.stringify(asked)
  const settled = useDebouncedValue(key, DEBOUNCE)
  const args = useMemo(() => JSON.parse(settled) as PreviewArgs | null, [settled])
  const query = useAfterSalePreviewQuery(args ?? skipToken, { refetchOnMountOrArgChange: true, refetchOnReconnect: true })
  const known = asked !== null && settled === key && !query.isFetching
  return {
    /** The newest answer; what was chosen before stays while the new one is on its way. */
    parts: asked ? (query.currentData ?? query.data) : undefined,
    /** Whether it is the answer to what is chosen now. */
    current: known && !query.isError && query.currentData !== undefined,
    busy: asked !== null && !known,
    failure: known ? failureOf(query.error) : undefined,
    retry: () => {
      if (args) void query.refetch()
    },
  } as const
}
