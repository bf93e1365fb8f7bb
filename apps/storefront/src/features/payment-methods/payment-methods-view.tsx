import type { PaymentMethods } from '@nusaria/contracts/payment-method-entities'
import { type ReactNode, useState } from 'react'
import { useWalletListQuery } from '../../entities/payment-method/payment-method-api.ts'
import { ALWAYS_REFETCH, POLLING_INTERVAL } from '../../shared/polling/query-options.ts'

import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './payment-methods.module.css'

/** Loads the saved payment methods and shows panels of them. Polls while the bank verifies a card. */
export function PaymentMethodsView({ children }: { readonly children: (methods: PaymentMethods) => ReactNode }) {
  const [verifying, setVerifying] = useState(false)
  const query = useWalletListQuery(undefined, { ...ALWAYS_REFETCH, pollingInterval: verifying ? POLLING_INTERVAL : 0 })
  const pending = query.data?.cards.some(({ verification }) => verification === 'pending') ?? false
  if (pending !== verifying) setVerifying(pending)
  const skeleton = (
    <div className={css.sections} aria-hidden="true">
      <Skeleton height={240} radius={16} />
      <Skeleton height={160} radius={16} />
    </div>
  )
  return (
    <QueryState query={query} loading={skeleton}>
      {(methods) => <div className={css.sections}>{children(methods)}</div>}
    </QueryState>
  )
}
