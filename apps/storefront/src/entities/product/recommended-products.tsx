import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { failedWith } from '../../shared/api/failure.ts'
import type { ProductPageQuery } from './paged-product-grid.tsx'
import { PagedProductGrid } from './paged-product-grid.tsx'
import { useProductRecommendQuery } from './product-api.ts'
import css from './recommended-products.module.css'

const nothing = { list: [], total: 0 }

/** The server answers with an error when it has nothing to recommend: here that is an empty list, or the end of one. */
function useRecommendedPage(_: null, page: number): ProductPageQuery {
  const answer = useProductRecommendQuery({ page_num: page, page_size: LIMITS.recommendPageSize })
  return failedWith(answer.error, 'RECOMMENDED_PRODUCT_NOT_FOUND') ? { ...answer, currentData: nothing, isError: false } : answer
}

/** Desktop: pages that load while scrolling, before a button. */
const AUTO_PAGES = 4

function NothingRecommended() {
  const { t } = useTranslation()
  return <p className={css.nothing}>{t('nothingRecommended')}</p>
}

/** Recommended products, 12 per page. */
export function RecommendedProducts() {
  return (
    <PagedProductGrid
      usePage={useRecommendedPage}
      args={null}
      pageSize={LIMITS.recommendPageSize}
      flow={AUTO_PAGES}
      empty={<NothingRecommended />}
    />
  )
}
