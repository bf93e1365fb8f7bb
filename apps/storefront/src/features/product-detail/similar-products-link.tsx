import type { ProductDetail } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { categoryProductsLink } from '../../shared/paths.ts'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

interface Props {
  readonly product: ProductDetail
  /** Beside something more important. */
  readonly second?: boolean
}

/** Instead of the buttons to buy with: the way to what is like it. */
export function SimilarProductsLink({ product, second = false }: Props) {
  const { t } = useTranslation('product')
  if (product.nav_type_id === undefined) return null
  return (
    <LinkButton {...categoryProductsLink(product.nav_type_id)} size="lg" block variant={second ? 'outline' : 'primary'}>
      {t('soldOut.action')}
    </LinkButton>
  )
}
