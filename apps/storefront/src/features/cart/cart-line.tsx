import type { CartLine } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { quantityLimit } from '../../shared/quantity-limit.ts'
import { Price } from '../../shared/ui/price.tsx'
import { QuantityField } from '../../shared/ui/quantity-field.tsx'
import { Unseen } from '../../shared/ui/unseen.tsx'
import css from './cart-line.module.css'
import type { CartTools } from './cart-tools.ts'
import { LineFrame } from './line-frame.tsx'
import { LineNotes } from './line-notes.tsx'

interface Props {
  readonly line: CartLine
  readonly tools: CartTools
}

/** One SKU in the cart that can be bought, or could with fewer pieces. */
export function CartLineRow({ line, tools }: Props) {
  const { t } = useTranslation('cart')
  const discounted = line.scribing_price > line.price
  const edit = tools.edits.get(line.line_id)
  const quantity = edit && edit.error === undefined ? edit.quantity : line.quantity
  return (
    <LineFrame line={line} tools={tools}>
      <span className={css.price}>
        <Price amount={line.price} size={15} sale={discounted} />
        {discounted && (
          <s>
            <Unseen>{t('price.struck', { price: '' })}</Unseen>
            {rupiah(line.scribing_price)}
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
        <Unseen>{t('columns.amount')}: </Unseen>
        <Price amount={line.line_amount} size={15} />
      </span>
      <LineNotes line={line} tools={tools} />
    </LineFrame>
  )
}
