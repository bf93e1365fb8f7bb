import type { CartLine } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { typeProducts } from '../../shared/paths.ts'
import { Button, LinkButton } from '../../shared/ui/button.tsx'
import { Price } from '../../shared/ui/price.tsx'
import css from './cart-line.module.css'
import type { CartTools } from './cart-tools.ts'
import { LineFrame } from './line-frame.tsx'

interface Props {
  readonly line: CartLine
  readonly tools: CartTools
}

/** One SKU in the cart that can't be bought now, with what can be done instead. */
export function UnavailableLine({ line, tools }: Props) {
  const { t } = useTranslation('cart')
  const offSale = line.trouble === 'off_sale'
  return (
    <LineFrame line={line} tools={tools} over={t(offSale ? 'unavailable.off_sale' : 'unavailable.sold_out')}>
      <span className={css.price}>
        <Price amount={line.price} size={15} className={css.gone} />
      </span>
      {!tools.managing && (
        <div className={css.instead}>
          {line.spec_values.length > 0 && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => tools.changeVariant(line)}>
              {t('variant.another')}
            </Button>
          )}
          <LinkButton {...typeProducts(line.nav_type_id)} variant="outline" size="sm">
            {t('similarShort')}
          </LinkButton>
          {!offSale && tools.notice(line.sku_no)}
        </div>
      )}
    </LineFrame>
  )
}
