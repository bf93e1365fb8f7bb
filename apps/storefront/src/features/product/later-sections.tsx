import { LIMITS } from '@nusaria/contracts/limits'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import type { ReactNode } from 'react'
import { ProductCard, ProductGrid, ProductSkeletons } from '#commerce/product/product-card.tsx'
import { useProductRelatedListQuery } from '#commerce/sku/api.ts'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional, lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { useIsClientMount } from '#platform/rendering/hydration.ts'
import { categoryProductsLink } from '#platform/routing/paths.ts'
import { drafts } from '#platform/state/drafts.ts'
import { cx } from '#ui/cx.ts'
import { QueryState } from '#ui/feedback/state.tsx'
import { WhenNear } from '#ui/layout/in-view-trigger.tsx'
import { Panel, SectionHead } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './later-sections.module.css'
import { PageSection } from './product-frame.tsx'
import { useShownProduct } from './shown-product.ts'

const waiting = (
  <Panel>
    <Skeleton height={300} />
  </Panel>
)

/** px: less than what lies between the first screen and the reviews, so that a first look does without their code */
const PRELOAD_MARGIN = 300

const ProductReviews = lazyWithRetry(() => import('./reviews/product-reviews.tsx').then((m) => ({ default: m.ProductReviews })))
const ProductQuestions = lazyWithRetry(() => import('./questions/product-questions.tsx').then((m) => ({ default: m.ProductQuestions })))
const BoughtTogether = lazyOptional(() => import('./bought-together.tsx').then((m) => m.BoughtTogether), waiting)

/**
 * Reviews and questions, where the shop has them. The questions load at once where a login or a reload interrupted the writing of one, so that
 * its form opens again.
 */
export function FeedbackSections() {
  const { reviews, questions } = config.features
  const { product_no } = useShownProduct().product
  const asking = useIsClientMount() && drafts.has(`question:${product_no}:open`)
  return (
    <>
      {reviews && (
        <PageSection of="reviews">
          <WhenNear waiting={waiting} ahead={PRELOAD_MARGIN}>
            <ProductReviews productNo={product_no} />
          </WhenNear>
        </PageSection>
      )}
      {questions && (
        <PageSection of="questions">
          <WhenNear waiting={waiting} ahead={PRELOAD_MARGIN} now={asking}>
            <ProductQuestions productNo={product_no} />
          </WhenNear>
        </PageSection>
      )}
    </>
  )
}

export function BoughtTogetherSection() {
  const { sku } = useShownProduct().selection
  return (
    sku.stock > 0 && (
      <WhenNear waiting={waiting} ahead={PRELOAD_MARGIN}>
        <BoughtTogether skuNo={sku.sku_no} waiting={waiting} />
      </WhenNear>
    )
  )
}

const page_size = LIMITS.recommendPageSize

/** As high as the products, so that nothing below moves when they are loaded. */
const relatedSkeletons = (
  <ProductGrid>
    <ProductSkeletons count={page_size} />
  </ProductGrid>
)

function RelatedCards({ productNo, head }: { readonly productNo: string; readonly head: ReactNode }) {
  const query = useProductRelatedListQuery({ product_no: productNo, page_num: 1, page_size })
  if (query.data?.list.length === 0) return null
  return (
    <>
      {head}
      <QueryState query={query} loading={relatedSkeletons} inline>
        {({ list }) => (
          <ProductGrid>
            {list.map((product) => (
              <ProductCard key={product.product_no} product={product} />
            ))}
          </ProductGrid>
        )}
      </QueryState>
    </>
  )
}

export function RelatedProducts() {
  const { t } = useTranslation(['product', 'common'])
  const { product_no, nav_type_id } = useShownProduct().product
  const toCategory = nav_type_id !== undefined && (
    <Link {...categoryProductsLink(nav_type_id)} className={cx('row gap-4 inline size-13 weight-700 tone-ink-2 nowrap', css.all)}>
      <span>{t('common:action.seeAll')}</span> <Icon of={ChevronRight} size={16} />
    </Link>
  )
  const head = <SectionHead title={t('related')} action={toCategory} />
  const outline = (
    <>
      {head}
      {relatedSkeletons}
    </>
  )
  return (
    <section className={css.related}>
      <WhenNear waiting={outline}>
        <RelatedCards productNo={product_no} head={head} />
      </WhenNear>
    </section>
  )
}
