import type { CartLine } from '@nusaria/contracts/cart'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure.ts'
import { rupiah } from '../../shared/format/rupiah.ts'
import { productPath } from '../../shared/paths.ts'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { FailureNote, Note } from '../../shared/ui/note.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { Price } from '../../shared/ui/price.tsx'
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx'
import { Unseen } from '../../shared/ui/unseen.tsx'
import css from './cart-line.module.css'
import { maxQuantity } from './line-state.ts'
import type { QuantityEdit } from './quantity-edits.ts'

interface Props {
  readonly line: CartLine
  /** The quantity being changed, if it is. */
  readonly edit: QuantityEdit | undefined
  readonly onSelect: (selected: boolean) => void
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

/** What the shopper should know about a line that can still be bought: a new price, or too many pieces. */
function LineNotes({ line, edit }: Pick<Props, 'line' | 'edit'>) {
  const { t } = useTranslation('cart')
  const { trouble, price, added_price } = line
  return (
    <>
      {edit?.error !== undefined && (
        <FailureNote failure={failureOf(edit.error)} className={css.note}>
          {t('failed.quantity', { count: line.quantity })}
        </FailureNote>
      )}
      {trouble === 'stock_short' && (
        <Note tone="red" className={css.note}>
          {t('trouble.stock_short', { count: line.stock })}
        </Note>
      )}
      {trouble === 'over_limit' && (
        <Note tone="red" className={css.note}>
          {t('trouble.over_limit', { count: line.purchase_limit ?? line.stock })}
        </Note>
      )}
      {price !== added_price && (
        <Note tone={price > added_price ? 'amber' : 'green'} className={css.note}>
          {t(price > added_price ? 'price.up' : 'price.down', { price: rupiah(added_price) })}
        </Note>
      )}
    </>
  )
}

/** One SKU in the cart that can be bought. */
export function CartLineRow({ line, edit, onSelect, onQuantity, onRemove }: Props) {
  const { t } = useTranslation('cart')
  const name = line.product_name
  const discounted = line.scribing_price > line.price
  const quantity = edit && edit.error === undefined ? edit.quantity : line.quantity
  return (
    <li className={css.line} data-sku={line.sku_no}>
      <Checkbox
        checked={line.selected && line.trouble === null}
        disabled={line.trouble !== null}
        label={t('select', { name })}
        onChange={onSelect}
      />
      <Link to={productPath(line.product_no)} className={css.picture} tabIndex={-1} aria-hidden="true">
        <Picture src={line.thumb_image_url} />
      </Link>
      <div className={css.words}>
        <div className={css.top}>
          <Link to={productPath(line.product_no)} className={css.name}>
            {name}
          </Link>
          <button type="button" className={css.remove} aria-label={t('removeLine', { name })} title={t('remove')} onClick={onRemove}>
            <Icon of={Trash2} size={16} />
          </button>
        </div>
        {line.spec_values.length > 0 && <span className={css.spec}>{line.spec_values.join(', ')}</span>}
        <div className={css.bottom}>
          <span className={css.price}>
            <Price amount={line.price} size={15} sale={discounted} />
            {discounted && (
              <s>
                <Unseen>{t('price.struck', { price: '' })}</Unseen>
                {rupiah(line.scribing_price)}
              </s>
            )}
          </span>
          <QuantityStepper value={quantity} max={maxQuantity(line)} onChange={onQuantity} label={t('quantity', { name })} />
          <span className={css.amount}>
            <Price amount={line.line_amount} size={15} />
          </span>
        </div>
        <LineNotes line={line} edit={edit} />
      </div>
    </li>
  )
}
