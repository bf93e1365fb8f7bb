import type { ProductDetail } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { typeProducts } from '../../shared/paths.ts'
import { LinkButton } from '../../shared/ui/button.tsx'

/** Instead of the buttons to buy with: the way to what is like it. */
export function LikeIt({ product }: { readonly product: ProductDetail }) {
  const { t } = useTranslation('product')
  return (
    <LinkButton {...typeProducts(product.nav_type_id)} size="lg" block>
      {t('soldOut.action')}
    </LinkButton>
  )
}
