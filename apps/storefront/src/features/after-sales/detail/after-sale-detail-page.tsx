import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { type ReactNode, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { CopyableNumber } from '#commerce/order/copyable-number.tsx'
import { OrderLineRow } from '#commerce/order/order-line.tsx'
import { useWalletListQuery } from '#commerce/payment-method/api.ts'
import { PictureThumbnails } from '#commerce/picture/picture-thumbnails.tsx'
import { ALWAYS_REFETCH, POLLING_INTERVAL } from '#platform/api/api.ts'
import { type Failure, failedWith } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath, paths } from '#platform/routing/paths.ts'
import { clockSkew } from '#platform/time/clock.ts'
import { QueryState, SlowHint } from '#ui/feedback/state.tsx'
import { BarButtons, BottomBar } from '#ui/layout/bottom-bar.tsx'
import { HeroPage, HeroSkeleton } from '#ui/layout/hero-page.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { KeyValue, KeyValueList, Panel } from '#ui/layout/panel.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useAfterSaleDetailQuery, useRefetchAfterSales } from '../api.ts'
import { AfterSaleNotFound } from '../common/after-sale-not-found.tsx'
import { RefundBreakdown } from '../common/refund-breakdown.tsx'
import { AfterSaleActions, AfterSaleHelp, needsCustomerService } from './after-sale-actions.tsx'
import css from './after-sale-detail-page.module.css'
import { AfterSaleTimeline, heroTone, StatusHero } from './after-sale-progress.tsx'
import { MainActionSlot } from './main-action.tsx'
import { StatusChangedNote } from './status-changed-note.tsx'

export function AfterSaleInfo({ request, className }: { readonly request: AfterSaleDetail; readonly className?: string }) {
  const { t } = useTranslation('afterSale')
  const { after_sale_no, order_no, lines, picture_list: pictures, status, end_reason } = request
  const endedWithoutRefund = status === AFTER_SALE_STATUS.failure && end_reason !== 'refund_failed'
  const row = (label: string, value: ReactNode) => value && <KeyValue label={label}>{value}</KeyValue>
  const evidence = pictures.length > 0 && (
    <PictureThumbnails
      size="small"
      pictures={pictures}
      name={t('evidence')}
      label={(number) => t('evidenceOne', { number, total: pictures.length })}
    />
  )
  return (
    <Panel className={className}>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.line_no} line={line} linked />
        ))}
      </ul>
      <div className={css.fields}>
        <KeyValueList>
          {row(t('field.number'), <CopyableNumber number={after_sale_no} label={t('copyNumber')} />)}
          {row(t('field.type'), t(`type.${request.type}`))}
          {row(t('field.quantity'), request.quantity)}
          {row(t('field.reason'), t(`reason.${request.reason}`))}
          {row(t('field.description'), request.description && <span className={css.description}>{request.description}</span>)}
          {row(t('field.evidence'), evidence)}
          {row(t('field.appliedAt'), request.applied_at && formatDateTime(request.applied_at))}
          {row(
            t('field.order'),
            <Link to={orderDetailPath(order_no)} className="hitArea underline">
              {order_no}
            </Link>,
          )}
          {!endedWithoutRefund && row(t('field.refundTo'), request.refund_to)}
        </KeyValueList>
      </div>
      {request.refund && (
        <div className={css.fields}>
          <RefundBreakdown refund={request.refund} onlyRequested={endedWithoutRefund} />
        </div>
      )}
    </Panel>
  )
}

const CancelAfterSaleDialog = lazyOverlay(() =>
  import('../common/cancel-after-sale-dialog.tsx').then((m) => ({ default: m.CancelAfterSaleDialog })),
)

interface Props {
  readonly request: AfterSaleDetail
  /** ms of the device's clock */
  readonly receivedAt: number
}

function AfterSaleView({ request, receivedAt }: Props) {
  const { t } = useTranslation('afterSale')
  const desktop = useLayout() === 'desktop'
  const refetch = useRefetchAfterSales()
  const [statusFailure, setStatusFailure] = useState<Failure | null>(null)
  const [overlay, setOverlay] = useState<'cancel' | 'contact' | null>(null)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const mountCancel = useLazyMount(overlay === 'cancel')
  const { after_sale_no, actions, server_time } = request
  const close = () => setOverlay(null)
  const openCancel = () => {
    setStatusFailure(null)
    setOverlay('cancel')
  }
  const cancelButton = actions.includes('cancel') && (
    <Button variant="outline" size={desktop ? 'md' : 'lg'} onClick={openCancel}>
      {t('cancelAction')}
    </Button>
  )
  return (
    <HeroPage
      title={t('title')}
      back={paths.afterSales}
      tone={heroTone(request)}
      hero={<StatusHero request={request} />}
      action={desktop && cancelButton}
    >
      <div className={css.request}>
        <div className={css.actions}>
          {statusFailure && <StatusChangedNote failure={statusFailure} request={request} />}
          <MainActionSlot value={slot}>
            <AfterSaleActions
              request={request}
              skew={clockSkew(server_time, receivedAt)}
              onExpire={refetch}
              onStatusChanged={setStatusFailure}
            />
          </MainActionSlot>
        </div>
        <AfterSaleTimeline request={request} className={css.timeline} />
        <AfterSaleInfo request={request} className={css.info} />
        {!needsCustomerService(request) && (
          <Panel title={t('help.title')} className={css.help}>
            <AfterSaleHelp afterSaleNo={after_sale_no} />
          </Panel>
        )}
      </div>
      {!desktop && (
        <BottomBar>
          <BarButtons>
            {cancelButton}
            <div ref={setSlot} className={css.main} />
            <Button variant="soft" size="lg" onClick={() => setOverlay('contact')}>
              {t('help.contact')}
            </Button>
          </BarButtons>
        </BottomBar>
      )}
      <Suspense fallback={null}>
        {mountCancel && <CancelAfterSaleDialog afterSaleNo={after_sale_no} open={overlay === 'cancel'} onClose={close} />}
        <Sheet open={overlay === 'contact'} onClose={close} title={t('help.contact')}>
          <AfterSaleHelp afterSaleNo={after_sale_no} />
        </Sheet>
      </Suspense>
    </HeroPage>
  )
}

function AfterSaleSkeleton() {
  return (
    <div className={css.request}>
      <div className={css.actions}>
        <PanelSkeleton height={{ mobile: 320, desktop: 300 }} rows={4} />
      </div>
      <div className={css.timeline}>
        <PanelSkeleton height={{ mobile: 400, desktop: 370 }} rows={5} />
      </div>
      <div className={css.info}>
        <PanelSkeleton height={{ mobile: 380, desktop: 380 }} rows={7} untitled />
      </div>
    </div>
  )
}

/** `/afterSaleOrderDetail/:id`: one request. Polls while the page is in front, until the request has ended. */
export function AfterSaleDetailPage() {
  const { t } = useTranslation(['afterSale', 'order'])
  const { id = '' } = useParams()
  const [polling, setPolling] = useState(true)
  const query = useAfterSaleDetailQuery(
    { after_sale_no: id },
    { ...ALWAYS_REFETCH, pollingInterval: polling ? POLLING_INTERVAL : 0, skipPollingIfUnfocused: true },
  )
  const foreign = failedWith(query.error, 'AFTER_SALE_UNAUTHORIZED')
  const missing = failedWith(query.error, 'AFTER_SALE_NOT_FOUND', 'ORDER_PARAMETER_INVALID')
  const request = foreign || missing ? undefined : (query.currentData ?? (query.isError ? query.data : undefined))
  const ended = foreign || missing || request?.status === AFTER_SALE_STATUS.success || request?.status === AFTER_SALE_STATUS.failure
  if (ended === polling) setPolling(!ended)
  // The account picker is at the top: wait for its accounts, or the page would shift when they arrive.
  const retry = request?.actions.includes('retry') ?? false
  const wallet = useWalletListQuery(undefined, { skip: !retry })
  if (request && !(retry && wallet.isLoading))
    return <AfterSaleView key={id} request={request} receivedAt={query.fulfilledTimeStamp ?? Date.now()} />
  if (!foreign && !missing && (request || query.isFetching))
    return (
      <HeroPage title={t('afterSale:title')} back={paths.afterSales} tone="bone" hero={<HeroSkeleton />}>
        <AfterSaleSkeleton />
        <SlowHint />
      </HeroPage>
    )
  return (
    <PageLayout title={t('afterSale:title')} back={paths.afterSales}>
      {foreign || missing ? (
        <AfterSaleNotFound reason={foreign ? 'foreign' : 'missing'} />
      ) : (
        <QueryState query={query}>{() => null}</QueryState>
      )}
    </PageLayout>
  )
}
