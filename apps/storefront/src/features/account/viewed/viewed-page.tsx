import { LIMITS } from '@nusaria/contracts/limits'
import { useFavouriteViewedQuery } from '#commerce/product/api.ts'
import { ProductGrid, ProductSkeletons } from '#commerce/product/product-card.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { paths } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { useServerNow } from '../points/server-now.ts'
import { ClearViewedButton, groupByDay, ViewedList } from './viewed-list.tsx'

/** The server keeps so many at most: one page has them all. */
const VIEWED_ARGS = { page_num: 1, page_size: LIMITS.viewedMax } as const

/** `/recentlyViewed`: recently viewed products, for members and guests. */
export function ViewedPage() {
  const { t } = useTranslation('viewed')
  const viewed = useFavouriteViewedQuery(VIEWED_ARGS, ALWAYS_REFETCH)
  const now = useServerNow()
  const some = (viewed.currentData?.total ?? 0) > 0
  return (
    <PageLayout title={t('title')} back={paths.me} action={some && <ClearViewedButton />}>
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
