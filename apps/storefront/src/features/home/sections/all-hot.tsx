import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import type { ProductCard as Product } from '@nusaria/contracts/product-entities'
import { useProductHotListQuery } from '#commerce/product/api.ts'
import { ProductCard, ProductGrid, ProductSkeletons } from '#commerce/product/product-card.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { productPath } from '#platform/routing/paths.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useNewTab } from '#ui/primitives/new-tab.ts'
import { Picture } from '#ui/primitives/picture.tsx'
import css from './all-hot.module.css'

const COUNT = 24

interface HotRowsProps {
  readonly products: readonly Product[]
  /** The rank of the first. */
  readonly start: number
}

/** The best sellers after the cards, as a list, on desktop. */
export function HotRows({ products, start }: HotRowsProps) {
  const newTab = useNewTab(true)
  return (
    <ol className={css.rows} start={start}>
      {products.map((product, index) => (
        <li key={product.product_no}>
          <Link to={productPath(product.product_no)} {...newTab}>
            <b className="weight-800 tone-ink-3 textAlign-center" aria-hidden="true">
              {index + start}
            </b>
            <Picture src={product.thumb_image_url} className={css.thumb} />
            <span lang={NAMES_LANGUAGE}>{product.product_name}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

interface MoreButtonProps {
  readonly open: boolean
  readonly title: string
  readonly onChange: (open: boolean) => void
}

export function MoreButton({ open, title, onChange }: MoreButtonProps) {
  const { t } = useTranslation('home')
  return (
    <Button
      variant="outline"
      size="sm"
      aria-expanded={open}
      aria-label={open ? undefined : t('allOf', { title })}
      onClick={() => onChange(!open)}
    >
      {t(open ? 'fewer' : 'all')}
    </Button>
  )
}

export function AllHot() {
  const { data, isError, isFetching, error, refetch } = useProductHotListQuery({ page_num: 1, page_size: COUNT })
  if (!data && isError) return <InlineError failure={toFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <ProductGrid>
      {data ? (
        data.list.map((product, index) => <ProductCard key={product.product_no} product={product} rank={index + 1} />)
      ) : (
        <ProductSkeletons count={COUNT} />
      )}
    </ProductGrid>
  )
}
