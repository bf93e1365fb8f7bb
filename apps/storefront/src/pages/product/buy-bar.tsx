import { House, ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProductChoice } from '../../features/product/use-choice.ts'
import { paths } from '../../shared/paths.ts'
import { BottomBar } from '../../shared/ui/bottom-bar.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import css from './buy-bar.module.css'
import type { Buying } from './use-buying.ts'

interface Props {
  readonly choice: ProductChoice
  readonly buying: Buying
  /** Opens the choice of variant and pieces. */
  readonly onChoose: () => void
}

/** At the bottom of a product on a phone. With variants to choose from, both ways to buy lead through the choice. */
export function BuyBar({ choice, buying, onChoose }: Props) {
  const { t } = useTranslation('product')
  const soldOut = choice.product.sku_list.every((sku) => sku.stock === 0)
  const hasVariants = choice.product.sku_list.length > 1
  return (
    <BottomBar>
      <Link to={paths.home} className={css.mini}>
        <Icon of={House} size={20} />
        {t('buy.home')}
      </Link>
      <Link to={paths.cart} className={css.mini}>
        <Icon of={ShoppingCart} size={20} />
        {t('buy.toCart')}
      </Link>
      {soldOut ? (
        <Button size="lg" className={css.wide} disabled>
          {t('buy.soldOut')}
        </Button>
      ) : (
        <>
          <Button
            variant="soft"
            size="lg"
            className={css.wide}
            loading={buying.isAdding}
            onClick={hasVariants ? onChoose : () => void buying.addToCart()}
          >
            {t('buy.cartShort')}
          </Button>
          <Button size="lg" className={css.wide} onClick={hasVariants ? onChoose : buying.buyNow}>
            {t('buy.now')}
          </Button>
        </>
      )}
    </BottomBar>
  )
}
