import type { CartLine } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { categoryProductsLink } from '../../shared/paths.ts'
import { Button, LinkButton } from '../../shared/ui/paint/button.tsx'
import { Price } from '../../shared/ui/paint/price.tsx'
import type { CartActions } from './cart-actions.ts'
import css from './cart-line.module.css'
import { CartLineLayout } from './line-frame.tsx'

interface Props {
  readonly line: CartLine
  readonly tools: CartActions
}

/** One SKU in the cart that can't be bought now, with what can be done instead. */
export function UnavailableLine({ line, tools }: Props) {
  const { t } = useTranslation('cart')
  const offSale = line.trouble === 'off_sale'
  return (
    <CartLineLayout line={line} tools={tools} over={t(offSale ? 'unavailable.off_sale' : 'unavailable.sold_out')}>
      <span className={css.price}>
        <Price amount={line.price} size={15} className={css.gone} />
      </span>
      {!tools.bulkSelection && (
        <div className={css.instead}>
          {line.spec_values.length > 0 && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => tools.changeVariant(line)}>
              {t('variant.another')}
            </Button>
          )}
          <LinkButton {...categoryProductsLink(line.nav_type_id)} variant="outline" size="sm">
            {t('similarShort')}
          </LinkButton>
          {!offSale && tools.renderRestockAlert(line.sku_no)}
        </div>
      )}
    </CartLineLayout>
  )
}
