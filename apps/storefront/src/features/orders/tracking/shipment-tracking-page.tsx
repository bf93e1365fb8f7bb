import type { ParcelDetail } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrderParcelQuery, useOrderShipmentsQuery } from '#commerce/order/api.ts'
import { OrderMissing, OrderSkeleton } from '#commerce/order/order-page-state.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { orderDetailPath, paths, shipmentTrackingPath } from '#platform/routing/paths.ts'
import { globalStateChanged, selectGlobalState } from '#platform/state/global-state.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { cx } from '#ui/cx.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { OrderHelp } from '../detail/order-help.tsx'
import { ParcelPanel } from './parcel-panel.tsx'
import css from './shipment-tracking-page.module.css'

interface LayoutProps {
  readonly orderNo: string
  /** Beside the link to the order. */
  readonly link?: ReactNode
  readonly children: ReactNode
}

function ParcelLayout({ orderNo, link, children }: LayoutProps) {
  const { t } = useTranslation('order')
  return (
    <div className="grid gap-12">
      {children}
      <div className={cx('row gap-12 align-fill wrap', css.links)}>
        <LinkButton to={orderDetailPath(orderNo)} variant="outline">
          {t('tracking.toOrder')}
        </LinkButton>
        {link}
      </div>
      <OrderHelp orderNo={orderNo} />
    </div>
  )
}

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
  return (
    <>
      {parcels.length > 1 && (
        <>
          <p className="size-13 line-20 tone-ink-2">{t('tracking.several', { count: parcels.length })}</p>
          <Tabs
            label={t('parcel.tabs')}
            tabs={parcels.map(({ parcel_no }, at) => ({ value: parcel_no, label: t('parcel.number', { number: at + 1 }) }))}
            value={parcel.parcel_no}
            onChange={choose}
          />
        </>
      )}
      <ParcelPanel key={parcel.parcel_no} parcel={parcel} />
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

/** `/trackingDetail?parcel_no=`: the track and contents of one parcel, and its order. */
export function TrackingDetailPage() {
  const { t } = useTranslation(['order', 'errors'])
  const [params] = useSearchParams()
  const parcel_no = params.get('parcel_no') ?? ''
  const query = useOrderParcelQuery({ parcel_no }, { ...ALWAYS_REFETCH, skip: !parcel_no })
  const missing = !parcel_no || failedWith(query.error, 'PARCEL_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID')
  const shipmentLink = (orderNo: string) => (
    <LinkButton to={shipmentTrackingPath(orderNo, parcel_no)} variant="outline">
      {t('order:tracking.toShipment')}
    </LinkButton>
  )
  return (
    <PageLayout title={t('order:tracking.detail')} back={paths.tracking}>
      {missing ? (
        <OrderMissing what="parcel" />
      ) : (
        <QueryState query={query} loading={<OrderSkeleton />}>
          {(parcel) => (
            <ParcelLayout orderNo={parcel.order_no} link={shipmentLink(parcel.order_no)}>
              <ParcelPanel parcel={parcel} />
            </ParcelLayout>
          )}
        </QueryState>
      )}
    </PageLayout>
  )
}
