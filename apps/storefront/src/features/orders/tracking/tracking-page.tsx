import type { ParcelDetail } from '@nusaria/contracts/order-entities'
import { useOrderParcelsUnderWayInfiniteQuery } from '#commerce/order/api.ts'
import { Thumbs } from '#commerce/order/order-line.tsx'
import { RecommendedSection } from '#commerce/product/recommended-section.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath, ordersPath, paths, trackingDetailPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { CardSkeletons, ListCard } from '#ui/layout/list-card.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { PagedList, usePagedList } from '#ui/paging/paged-list.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { CopyTrackingNumber, formatExpectedDelivery, ParcelTag } from './parcel-panel.tsx'
import css from './tracking-page.module.css'

const PAGE_SIZE = 10

function ParcelCard({ parcel }: { readonly parcel: ParcelDetail }) {
  const { t } = useTranslation('order')
  const { parcel_no, order_no, logistics_provider, tracking_number, lines, track, expected } = parcel
  const [latest] = track
  return (
    <ListCard
      to={trackingDetailPath(parcel_no)}
      label={t('parcel.open', { provider: logistics_provider, number: tracking_number })}
      name={
        <>
          <b>{logistics_provider}</b> <span translate="no">{tracking_number}</span>
        </>
      }
      tag={<ParcelTag parcel={parcel} />}
    >
      <div className={cx('grid gap-12', css.body)}>
        <div className={cx('shrink', css.words)}>
          {latest && <b className="block size-14 line-20">{latest.text}</b>}
          {latest && <small className="block size-12 line-18 tone-ink-3">{[latest.location, formatDateTime(latest.at)].join(' · ')}</small>}
          <small className="block size-12 line-18 tone-ink-3">{formatExpectedDelivery(t, expected)}</small>
        </div>
        <Thumbs lines={lines} />
      </div>
      <div className={cx('row above-14 gap-8 justify-between wrap', css.foot)}>
        <Link to={orderDetailPath(order_no)} className={cx('hitArea size-12 line-24 tone-ink-3', css.order)}>
          <span>{t('number')}</span> <span translate="no">{order_no}</span>
        </Link>
        <CopyTrackingNumber number={tracking_number} />
      </div>
    </ListCard>
  )
}

/** `/tracking`: the member's parcels on their way, those of the newest order first. */
export function TrackingPage() {
  const { t } = useTranslation(['order', 'common'])
  const query = useOrderParcelsUnderWayInfiniteQuery({ page_size: PAGE_SIZE }, ALWAYS_REFETCH)
  const list = usePagedList(query, { keyOf: ({ parcel_no }) => parcel_no })
  return (
    <PageLayout title={t('order:underWay.title')} back={paths.me}>
      <PagedList
        list={list}
        renderRow={(parcel) => <ParcelCard key={parcel.parcel_no} parcel={parcel} />}
        skeletons={<CardSkeletons />}
        empty={
          <EmptyState
            drawing="parcels"
            title={t('order:underWay.none')}
            text={t('order:underWay.noneText')}
            action={<LinkButton to={ordersPath('all')}>{t('order:title')}</LinkButton>}
          />
        }
      />
      {list.total !== undefined && !list.hasMore && <RecommendedSection title={t('common:notFound.instead')} />}
    </PageLayout>
  )
}
