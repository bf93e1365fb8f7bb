import type { ParcelDetail } from '@nusaria/contracts/order-entities'
import { useSearchParams } from 'react-router-dom'
import { useOrderShipmentsQuery } from '#commerce/order/api.ts'
import { OrderMissing, OrderSkeleton } from '#commerce/order/order-page-state.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath, paths } from '#platform/routing/paths.ts'
import { globalStateChanged, selectGlobalState } from '#platform/state/global-state.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { ParcelLayout } from './parcel-layout.tsx'
import { ParcelPanel } from './parcel-panel.tsx'

/** The parcel of the URL, else the one shown last, else the first; the others in tabs. */
function ParcelTabs({ parcels }: { readonly parcels: readonly ParcelDetail[] }) {
  const { t } = useTranslation('order')
  const [params, setParams] = useSearchParams()
  const dispatch = useAppDispatch()
  const { packageTab } = useAppSelector(selectGlobalState)
  const findParcel = (no: string | null) => parcels.find(({ parcel_no }) => parcel_no === no)
  const parcel = findParcel(params.get('parcel_no')) ?? findParcel(packageTab) ?? parcels[0]
  if (!parcel) return null
  const choose = (parcel_no: string) => {
    dispatch(globalStateChanged({ packageTab: parcel_no }))
    setParams(
      (before) => {
        before.set('parcel_no', parcel_no)
        return before
      },
      { replace: true },
    )
  }
  const shown = <ParcelPanel key={parcel.parcel_no} parcel={parcel} />
  if (parcels.length === 1) return shown
  return (
    <>
      <p className="size-13 line-20 tone-ink-2">{t('tracking.several', { count: parcels.length })}</p>
      <Tabs
        label={t('parcel.tabs')}
        tabs={parcels.map(({ parcel_no }, at) => ({ value: parcel_no, label: t('parcel.number', { number: at + 1 }) }))}
        value={parcel.parcel_no}
        onChange={choose}
      >
        {shown}
      </Tabs>
    </>
  )
}

/** `/shipmentTracking?order_no=`: the parcels of one order. */
export function ShipmentTrackingPage() {
  const { t } = useTranslation(['order', 'errors'])
  const [params] = useSearchParams()
  const order_no = params.get('order_no') ?? ''
  const query = useOrderShipmentsQuery({ order_no }, { ...ALWAYS_REFETCH, skip: !order_no })
  const toOrder = orderDetailPath(order_no)
  const notYet = (
    <EmptyState
      drawing="parcels"
      title={t('order:tracking.empty.title')}
      text={t('order:tracking.empty.text')}
      action={<LinkButton to={toOrder}>{t('order:tracking.toOrder')}</LinkButton>}
    />
  )
  return (
    <PageLayout title={t('order:tracking.title')} back={order_no ? toOrder : paths.orders}>
      {!order_no || failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID') ? (
        <OrderMissing />
      ) : failedWith(query.error, 'ORDER_NOT_SHIPPED') ? (
        notYet
      ) : (
        <QueryState query={query} loading={<OrderSkeleton />} isEmpty={({ list }) => list.length === 0} empty={notYet}>
          {({ list }) => (
            <ParcelLayout orderNo={order_no}>
              <ParcelTabs parcels={list} />
            </ParcelLayout>
          )}
        </QueryState>
      )}
    </PageLayout>
  )
}
