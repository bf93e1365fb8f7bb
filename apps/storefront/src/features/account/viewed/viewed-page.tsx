import type { ViewedProduct } from '@nusaria/contracts/favourite'
import { LIMITS } from '@nusaria/contracts/limits'
import { useState } from 'react'
import { CartLink } from '#commerce/cart/cart-link.tsx'
import { useServerNow } from '#commerce/customer-service/api.ts'
import { useFavouriteViewedClearMutation, useFavouriteViewedQuery } from '#commerce/favourite/api.ts'
import { ProductCard, ProductGrid, ProductSkeletons } from '#commerce/product/product-card.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { formatDate } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import css from './viewed-page.module.css'

function ViewedList({ days }: { readonly days: ReturnType<typeof groupByDay> }) {
  const { t } = useTranslation('viewed')
  return (
    <div className={cx('grid gap-24 fits', css.days)}>
      {days.map(({ date, name, products }, day) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={cx('below-12 size-15 line-22 weight-800', css.day)}>
            {name ? t(name) : date}
          </h2>
          <ProductGrid>
            {products.map(({ product }, at) => (
              <ProductCard key={product.product_no} product={product} early={day === 0 && at < 4} />
            ))}
          </ProductGrid>
        </section>
      ))}
    </div>
  )
}

const DAY_MS = 86_400_000

/** Groups by the day in Jakarta (`22/11/2026`); the order stays. `now` in ms. */
export function groupByDay(viewed: readonly ViewedProduct[], now: number) {
  const named = new Map([
    [formatDate(new Date(now - DAY_MS).toISOString()), 'yesterday' as const],
    [formatDate(new Date(now).toISOString()), 'today' as const],
  ])
  const days = new Map<string, ViewedProduct[]>()
  for (const view of viewed) {
    const date = formatDate(view.viewed_at)
    days.set(date, [...(days.get(date) ?? []), view])
  }
  return [...days].map(([date, products]) => ({ date, name: named.get(date) ?? null, products }))
}

/** When clearing fails, the dialog stays open with the error. */
function ClearViewedButton() {
  const { t } = useTranslation('viewed')
  const [confirming, setConfirming] = useState(false)
  const [clear, { isLoading, error, reset }] = useFavouriteViewedClearMutation()
  const close = () => {
    reset()
    setConfirming(false)
  }
  const confirm = async () => {
    const reply = await clear()
    if (reply.error) return
    close()
    toast.success(t('clear.done'))
  }
  const failure = toFailure(error)
  return (
    <>
      <Button variant="ghost" onClick={() => setConfirming(true)}>
        {t('clear.action')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('clear.title')}
        text={
          <>
            <span>{t('clear.text')}</span>
            <FailureNote failure={failure?.kind === 'business' ? undefined : failure} />
          </>
        }
        confirmLabel={t('clear.confirm')}
        onConfirm={() => void confirm()}
        onCancel={close}
        loading={isLoading}
      />
    </>
  )
}

/** `/recentlyViewed`: recently viewed products, for members and guests. */
export function ViewedPage() {
  const { t } = useTranslation('viewed')
  // The server keeps no more than these: one page has them all.
  const viewed = useFavouriteViewedQuery({ page_num: 1, page_size: LIMITS.viewedMax }, ALWAYS_REFETCH)
  const now = useServerNow()
  const some = (viewed.currentData?.total ?? 0) > 0
  return (
    <PageLayout
      title={t('title')}
      back={paths.me}
      action={
        <>
          {some && <ClearViewedButton />}
          <CartLink />
        </>
      }
    >
      <QueryState
        query={viewed}
        loading={
          <ProductGrid>
            <ProductSkeletons />
          </ProductGrid>
        }
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            drawing="history"
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton to={paths.home}>{t('empty.action')}</LinkButton>}
          />
        }
      >
        {({ list }) => <ViewedList days={groupByDay(list, now)} />}
      </QueryState>
    </PageLayout>
  )
}
