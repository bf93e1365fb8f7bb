import type { PaymentMethods } from '@nusaria/contracts/payment-method-entities'
import { type ReactNode, useState } from 'react'
import { useWalletListQuery } from '#commerce/payment-method/api.ts'
import { ALWAYS_REFETCH, POLLING_INTERVAL } from '#platform/polling/query-options.ts'
import { type ClockSkew, clockSkew } from '#platform/time/server-clock.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'

/** Loads the saved payment methods and shows panels of them. Polls while the bank verifies a card. */
export function PaymentMethodsView({ children }: { readonly children: (methods: PaymentMethods, skew: ClockSkew) => ReactNode }) {
  const [verifying, setVerifying] = useState(false)
  const query = useWalletListQuery(undefined, { ...ALWAYS_REFETCH, pollingInterval: verifying ? POLLING_INTERVAL : 0 })
  const pending = query.data?.cards.some(({ verification }) => verification === 'pending') ?? false
  if (pending !== verifying) setVerifying(pending)
  const skeleton = (
    <div className="grid gap-panels">
      <PanelSkeleton height={{ mobile: 176, desktop: 192 }} rows={1} look="goods" />
      <PanelSkeleton height={{ mobile: 156, desktop: 172 }} rows={1} look="goods" />
    </div>
  )
  return (
    <QueryState query={query} loading={skeleton}>
      {(methods) => (
        <div className="grid gap-panels">{children(methods, clockSkew(methods.server_time, query.fulfilledTimeStamp ?? Date.now()))}</div>
      )}
    </QueryState>
  )
}
