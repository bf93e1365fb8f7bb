import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAddressListQuery } from '../features/address/address-api.ts'
import { ConfirmSkeleton } from '../features/checkout/confirm-skeleton.tsx'
import { ConfirmError } from '../features/checkout/confirm-stuck.tsx'
import { ConfirmView } from '../features/checkout/confirm-view.tsx'
import { LostOrderNote } from '../features/checkout/lost-order-note.tsx'
import { LostOrderPanel } from '../features/checkout/lost-order-panel.tsx'
import { parseOrderSource } from '../features/checkout/order-source.ts'
import { CheckoutSteps } from '../features/checkout/purchase-steps.tsx'
import { useConfirmation } from '../features/checkout/use-confirmation.ts'
import { useLostOrder } from '../features/checkout/use-lost-order.ts'
import { useLayout } from '../shared/layout/use-layout.ts'
import { checkoutPath, paths } from '../shared/paths.ts'
import { PageLayout } from '../shared/ui/page-layout.tsx'

/** Review of address, lines, delivery, vouchers and coins before the order is placed. */
export function OrderConfirmPage() {
  // All at once: a part that first asks for its texts later would hide the page for a moment.
  const { t } = useTranslation(['checkout', 'order', 'address', 'promotion', 'errors'])
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const desktop = useLayout() === 'desktop'
  const source = useMemo(() => parseOrderSource(query), [query])
  const addresses = useAddressListQuery()
  const state = useConfirmation(source)
  const { confirmation, failure } = state
  const lost = useLostOrder()

  return (
    <PageLayout title={t('checkout:confirm.title')} back={paths.cart} action={desktop && <CheckoutSteps at="confirm" />}>
      {lost.found === null && <LostOrderNote lost={lost} />}
      {lost.found !== null ? (
        <LostOrderPanel lost={lost} />
      ) : confirmation && !addresses.isLoading ? (
        <ConfirmView
          // Other goods are another order: what was refused before is over.
          key={query.toString()}
          source={source}
          lost={lost}
          state={state}
          confirmation={confirmation}
          addresses={addresses.data?.list ?? []}
          onPlaced={(orderNo) => void navigate(checkoutPath(orderNo), { replace: true })}
        />
      ) : failure && !confirmation ? (
        <ConfirmError failure={failure} source={source} onRetry={state.query.refetch} />
      ) : (
        <ConfirmSkeleton />
      )}
    </PageLayout>
  )
}
