import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { usePagedList } from '#ui/paging/paged-list.tsx'
import { RECOMMENDED_ARGS, useProductRecommendInfiniteQuery } from './api.ts'
import { PagedProductGrid, productKey } from './paged-product-grid.tsx'
import css from './recommended-products.module.css'

/** Desktop: pages that load while scrolling, before a button. */
const AUTO_PAGES = 4

/** The server answers with an error when it has none: that is an empty list, or the end of one. */
export function RecommendedProducts() {
  const { t } = useTranslation()
  const list = usePagedList(useProductRecommendInfiniteQuery(RECOMMENDED_ARGS), {
    keyOf: productKey,
    isEnd: (error) => failedWith(error, 'RECOMMENDED_PRODUCT_NOT_FOUND'),
  })
  const empty = <p className={cx('tone-ink-3 textAlign-center', css.nothing)}>{t('nothingRecommended')}</p>
  return <PagedProductGrid list={list} autoPages={AUTO_PAGES} empty={empty} />
}
