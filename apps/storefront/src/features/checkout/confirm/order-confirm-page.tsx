import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAddressListQuery } from '#commerce/address/api.ts'
import { LostOrderNote, LostOrderPanel } from '#commerce/place-order/lost-order.tsx'
import { useLostOrder } from '#commerce/place-order/use-place-order.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { checkoutPath, paths } from '#platform/routing/paths.ts'
import { SlowHint } from '#ui/feedback/slow-hint.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { CheckoutSteps } from '../checkout-steps.tsx'
import { ConfirmSkeleton, ConfirmView } from './confirm-view.tsx'
import { ConfirmError } from './part-notes.tsx'
import { parseOrderSource, useConfirmation } from './use-confirmation.ts'

/** `/orderConfirm`: review of address, lines, delivery, vouchers and coins before the order is placed. */
export function OrderConfirmPage() {
  // All namespaces at once: a part that loads its own later would suspend the whole page.
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
      {lost.orderNo === null && <LostOrderNote lost={lost} />}
      {lost.orderNo !== null ? (
        <LostOrderPanel lost={lost} />
      ) : confirmation && !addresses.isLoading ? (
        <ConfirmView
          // Other products are another order: resets the refusal.
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
        <>
          <ConfirmSkeleton />
          <SlowHint />
        </>
      )}
    </PageLayout>
  )
}
