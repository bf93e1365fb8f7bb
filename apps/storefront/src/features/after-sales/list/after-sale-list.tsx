import type { AfterSaleItem, EndReason } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS, type AfterSaleState } from '@nusaria/contracts/lifecycle'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import { type ReactNode, Suspense, useState } from 'react'
import type { z } from 'zod'
import { AfterSaleStatusTag, statusStyles } from '#commerce/after-sale/after-sale-status-tag.tsx'
import { GoodsRow } from '#commerce/order/order-line.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { afterSaleDetailPath, reapplyPath } from '#platform/routing/paths.ts'
import { type ClockSkew, clockSkew } from '#platform/time/clock.ts'
import { CardFoot, CardSkeletons, CardStrip, ListCard } from '#ui/layout/list-card.tsx'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { PagedList, usePagedList } from '#ui/paging/paged-list.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { useAfterSaleListInfiniteQuery, useRefetchAfterSales } from '../api.ts'
import { DaysLeft } from '../common/days-left.tsx'

const CancelAfterSaleDialog = lazyOverlay(async () => ({
  default: (await import('../common/cancel-after-sale-dialog.tsx')).CancelAfterSaleDialog,
}))

interface Props {
  /** Undefined: all. */
  readonly filter: { readonly status: AfterSaleState; readonly end_reasons?: EndReason[] } | undefined
  /** Instead of an empty list. */
  readonly empty: ReactNode
  readonly foot: ReactNode
}

export function AfterSaleList({ filter, ...rest }: Props) {
  const query = useAfterSaleListInfiniteQuery({ page_size: 10, ...filter }, ALWAYS_REFETCH)
  const list = usePagedList(query, { keyOf: ({ after_sale_no }) => after_sale_no, listKey: JSON.stringify(filter) })
  const skew = list.lastPage ? clockSkew(list.lastPage.server_time, list.receivedAt) : 0
  const refetch = useRefetchAfterSales()
  // The dialog is kept here, as the card of a cancelled request may leave the list while the dialog still closes.
  const [cancelNo, setCancelNo] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <PagedList
        list={list}
        renderRow={(request) => (
          <AfterSaleCard
            key={request.after_sale_no}
            request={request}
            skew={skew}
            onExpire={refetch}
            onCancel={() => {
              setCancelNo(request.after_sale_no)
              setOpen(true)
            }}
          />
        )}
        skeletons={<CardSkeletons />}
        {...rest}
      />
      <Suspense fallback={null}>
        {cancelNo !== null && <CancelAfterSaleDialog key={cancelNo} afterSaleNo={cancelNo} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

interface AfterSaleCardProps {
  readonly request: z.output<typeof AfterSaleItem>
  readonly skew: ClockSkew
  readonly onExpire: () => void
  readonly onCancel: () => void
}

/** What the shopper must do next and until when, or else what the shop is doing or how the request ended. */
function NextStepStrip({ request: { status, deadline, end_reason, actions }, skew, onExpire }: Omit<AfterSaleCardProps, 'onCancel'>) {
  const { t } = useTranslation('afterSale')
  const { textKey, icon } = statusStyles[status]
  const retry = actions.includes('retry')
  if (textKey === 'awaitingReturn')
    return (
      <CardStrip icon={Clock} urgent {...(deadline && { role: 'timer' })}>
        {deadline ? (
          <>
            <span>{t('list.sendBack')}</span>{' '}
            <b>
              <DaysLeft deadline={deadline} skew={skew} onExpire={onExpire} />
            </b>
          </>
        ) : (
          t('next.sendBack')
        )}
      </CardStrip>
    )
  if (textKey === 'failure')
    return (
      <CardStrip icon={icon} urgent={retry}>
        {retry ? t('list.retry') : t(end_reason ? `end.${end_reason}` : 'status.failure')}
      </CardStrip>
    )
  return <CardStrip icon={icon}>{t(`list.hint.${textKey}`)}</CardStrip>
}

/** The buttons of a request, the most likely action last. Actions with a form open the request's page. */
function Actions({ request: { after_sale_no, actions }, onCancel }: Pick<AfterSaleCardProps, 'request' | 'onCancel'>) {
  const { t } = useTranslation('afterSale')
  const detail = afterSaleDetailPath(after_sale_no)
  const next = actions.find((action) => action === 'send_back' || action === 'retry')
  return (
    <>
      {actions.every((action) => action === 'correct_shipment') && (
        <LinkButton to={detail} variant="outline">
          {t('list.action.detail')}
        </LinkButton>
      )}
      {actions.includes('cancel') && (
        <Button variant="outline" onClick={onCancel}>
          {t('list.action.cancel')}
        </Button>
      )}
      {actions.includes('reapply') && (
        <LinkButton to={reapplyPath(after_sale_no)} variant="soft">
          {t('list.action.reapply')}
        </LinkButton>
      )}
      {next && <LinkButton to={detail}>{t(`list.action.${next}`)}</LinkButton>}
    </>
  )
}

export function AfterSaleCard({ request, skew, onExpire, onCancel }: AfterSaleCardProps) {
  const { t } = useTranslation('afterSale')
  const { after_sale_no, applied_at, status, end_reason, lines, quantity, type, refund_amount } = request
  const isRefunded = status !== AFTER_SALE_STATUS.failure || end_reason === 'refund_failed'
  const refundLabel = lines.length > 1 ? t('list.refundOf', { items: t('list.items', { count: quantity }) }) : t('list.refund')
  return (
    <ListCard
      to={afterSaleDetailPath(after_sale_no)}
      label={t('list.open', { no: after_sale_no })}
      name={
        <span>
          <b className="block size-13 line-18">{t(`type.${type}`)}</b>
          <span translate="no">{after_sale_no}</span>
        </span>
      }
      note={applied_at && formatDateTime(applied_at)}
      tag={<AfterSaleStatusTag request={request} />}
    >
      <GoodsRow lines={lines} />
      <NextStepStrip request={request} skew={skew} onExpire={onExpire} />
      <CardFoot label={isRefunded ? refundLabel : t('refund.asked')} amount={refund_amount}>
        <Actions request={request} onCancel={onCancel} />
      </CardFoot>
    </ListCard>
  )
}
