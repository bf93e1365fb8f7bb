import { useProductHotListQuery } from '#commerce/product/api.ts'
import { ProductCard, ProductGrid, ProductSkeletons } from '#commerce/product/product-card.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { Button } from '#ui/primitives/button.tsx'

const COUNT = 24

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
