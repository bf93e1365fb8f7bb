import type { CartLine } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { QuantityField } from '../../entities/product/quantity-field.tsx'
import { quantityLimit } from '../../entities/product/quantity-limit.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { Price } from '../../shared/ui/paint/price.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import type { CartActions } from './cart-actions.ts'
import css from './cart-line.module.css'
import { CartLineLayout } from './line-frame.tsx'
import { LineNotes } from './line-notes.tsx'

interface Props {
  readonly line: CartLine
  readonly tools: CartActions
}

/** One SKU in the cart that can be bought, or could with fewer pieces. */
export function CartLineRow({ line, tools }: Props) {
  const { t } = useTranslation('cart')
  const discounted = line.scribing_price > line.price
  const edit = tools.quantityEdits.get(line.line_id)
  const quantity = edit && edit.error === undefined ? edit.quantity : line.quantity
  return (
    <CartLineLayout line={line} tools={tools}>
      <span className={css.price}>
        <Price amount={line.price} size={15} sale={discounted} />
        {discounted && (
          <s>
            <VisuallyHidden>{t('price.struck', { price: '' })}</VisuallyHidden>
            {formatRupiah(line.scribing_price)}
          </s>
        )}
      </span>
      <span className={css.step}>
        <QuantityField
          value={quantity}
          limit={quantityLimit(line)}
          onChange={(next) => tools.setQuantity(line, next)}
          label={t('quantity', { name: line.product_name })}
        />
      </span>
      <span className={css.amount}>
        <VisuallyHidden>{t('columns.amount')}: </VisuallyHidden>
        <Price amount={line.line_amount} size={15} />
      </span>
      <LineNotes line={line} tools={tools} />
    </CartLineLayout>
  )
}
