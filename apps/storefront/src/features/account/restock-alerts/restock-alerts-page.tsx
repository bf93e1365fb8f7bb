import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import type { ArrivalNoticeItem } from '@nusaria/contracts/restock-alert'
import { useState } from 'react'
import { CartLink } from '#commerce/cart/cart-link.tsx'
import { RecommendedSection } from '#commerce/product/recommended-section.tsx'
import { changeSubscription, isStale, useNoticeListInfiniteQuery } from '#commerce/restock-alert/restock-subscription.ts'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatDate } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths, productPath } from '#platform/routing/paths.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { PagedList, usePagedList } from '#ui/paging/paged-list.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useNewTab } from '#ui/primitives/new-tab.ts'
import { Picture } from '#ui/primitives/picture.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './restock-alerts-page.module.css'

function RestockAlertSkeletons() {
  return [0, 1, 2].map((row) => (
    <li key={row} className={cx('row surface padX-12 padY-12 gap-panels', css.row)} aria-hidden="true">
      <Skeleton height={80} width={80} radius={8} />
      <div className="grow">
        <Skeleton height={16} width="70%" gap={10} />
        <Skeleton height={14} width="40%" gap={10} />
        <Skeleton height={12} width="50%" />
      </div>
    </li>
  ))
}

interface Props {
  readonly notice: ArrivalNoticeItem
  readonly onStop: () => void
  readonly stopping: boolean
}

function RestockAlertRow({ notice, onStop, stopping }: Props) {
  const { t } = useTranslation('notice')
  const desktop = useLayout() === 'desktop'
  const { product, spec_values, subscribed_at } = notice
  const newTab = useNewTab(desktop)
  const name = [product.product_name, ...spec_values].join(', ')
  return (
    <li className={cx('row surface padX-12 padY-12 gap-panels', css.row)}>
      <Picture src={product.thumb_image_url} className={css.picture} />
      <div className="grow">
        <h2 lang={NAMES_LANGUAGE} className="size-14 line-20 weight-600">
          <Link to={productPath(product.product_no)} className={cx('breaks lines-2', css.opens)} {...newTab}>
            {product.product_name}
          </Link>
        </h2>
        {spec_values.length > 0 && <p className="above-2 size-12 line-18 tone-ink-2">{spec_values.join(', ')}</p>}
        <div className={cx('row above-8 justify-between wrap size-12 line-18 tone-ink-3', css.foot)}>
          <span>{subscribed_at !== null && t('row.since', { date: formatDate(subscribed_at) })}</span>
          <Button variant="outline" size="sm" className={css.stop} aria-label={t('row.stop', { name })} loading={stopping} onClick={onStop}>
            {t('stop')}
          </Button>
        </div>
      </div>
    </li>
  )
}

const PAGE_SIZE = 20

/** `/arrivalNotices`: the member's restock alerts. The last cancelled one can be restored. */
export function RestockAlertsPage() {
  const { t } = useTranslation(['notice', 'common'])
  const dispatch = useAppDispatch()
  const query = useNoticeListInfiniteQuery({ page_size: PAGE_SIZE }, ALWAYS_REFETCH)
  const list = usePagedList(query, { keyOf: ({ sku_no }) => sku_no })
  /** The SKU whose alert is being cancelled. */
  const [removing, setRemoving] = useState<string | null>(null)
  const [removed, setRemoved] = useState<ArrivalNoticeItem | null>(null)
  const remove = async (notice: ArrivalNoticeItem) => {
    setRemoving(notice.sku_no)
    const { data } = await changeSubscription(dispatch, 'unsubscribe', notice.sku_no)
    setRemoving(null)
    if (data) setRemoved(notice)
  }
  const restore = async ({ sku_no }: ArrivalNoticeItem) => {
    const { error } = await changeSubscription(dispatch, 'subscribe', sku_no)
    if (!error || isStale(error) || error.kind === 'session') setRemoved(null)
  }
  return (
    <PageLayout title={t('notice:title')} back={paths.me} action={<CartLink />}>
      <div role="status">
        {removed && (
          <Note tone="grey" className="below-12">
            <span>{t('notice:removed', { name: removed.product.product_name })}</span>{' '}
            <button type="button" className={css.undo} onClick={() => void restore(removed)}>
              {t('notice:undo')}
            </button>
          </Note>
        )}
      </div>
      <PagedList
        list={list}
        renderRow={(notice) => (
          <RestockAlertRow key={notice.sku_no} notice={notice} onStop={() => void remove(notice)} stopping={removing === notice.sku_no} />
        )}
        skeletons={<RestockAlertSkeletons />}
        empty={
          <EmptyState
            drawing="alerts"
            title={t('notice:empty.title')}
            text={t('notice:empty.text')}
            action={<LinkButton to={paths.home}>{t('notice:empty.action')}</LinkButton>}
          />
        }
      />
      {list.total !== undefined && !list.hasMore && <RecommendedSection title={t('common:notFound.instead')} />}
    </PageLayout>
  )
}
