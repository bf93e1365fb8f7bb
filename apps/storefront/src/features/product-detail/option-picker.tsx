import type { ProductDetail } from '@nusaria/contracts/product'
import { Bell } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuantityField } from '../../entities/product/quantity-field.tsx'
import { quantityLimit } from '../../entities/product/quantity-limit.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import css from './option-picker.module.css'
import type { ProductSlots } from './product-slots.ts'
import { isSoldOut, LOW_STOCK_THRESHOLD, optionValuePictures, soldOutSkus, valueAvailability } from './sku-selection.ts'
import type { SkuSelection } from './use-sku-selection.ts'

/** `panel`: small names above; `sheet`: bold names above; `rows`: names at the side. */
type OptionLayout = 'panel' | 'sheet' | 'rows'

interface Props {
  readonly product: ProductDetail
  readonly chosen: SkuSelection
  readonly look: OptionLayout
}

interface OptionGroupProps extends Omit<Props, 'look'> {
  readonly axis: number
}

function OptionGroup({ product, chosen, axis }: OptionGroupProps) {
  const { t } = useTranslation('product')
  const id = useId()
  const option = product.options[axis]
  if (!option) return null
  const pictures = optionValuePictures(product, axis, chosen.choice)
  const allOut = isSoldOut(product)
  return (
    <div role="radiogroup" aria-labelledby={id} className={css.option}>
      <span id={id} className={css.name}>
        {option.spec_name}
      </span>
      <div className={css.values}>
        {option.values.map((value, index) => {
          const state = valueAvailability(product, chosen.choice, axis, value)
          const on = chosen.choice[axis] === value
          const out = state === 'sold_out' || state === 'gone' || (on && state === 'elsewhere')
          const picture = pictures[index]
          return (
            <label key={value} className={cx(css.value, picture && css.pictured, !allOut && state !== 'buyable' && css.off, on && css.on)}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={on}
                disabled={state === 'gone' && !on}
                onChange={() => chosen.pick(axis, value)}
              />
              {picture && <Picture src={picture} early className={css.picture} />}
              {out && !allOut ? t('choice.valueOut', { value }) : value}
            </label>
          )
        })}
      </div>
    </div>
  )
}

/** Reads out what the shopper didn't choose: that the choice is sold out, or had to be another one. */
function SelectionNote({ product, chosen: { sku, choice, forced } }: Omit<Props, 'look'>) {
  const { t } = useTranslation('product')
  const words = { choice: choice.join(', ') }
  const soldOut = sku.stock === 0 && !isSoldOut(product)
  return (
    <div role="status" className={css.note}>
      {(forced || soldOut) && (
        <Note tone="amber">
          {forced && <p>{t(`choice.forced.${forced}`, words)}</p>}
          {soldOut && <p>{t('choice.out', words)}</p>}
        </Note>
      )}
    </div>
  )
}

/** The choices of a product: each value says whether it can be had with the rest of the choice. Nothing for a product without options. */
export function OptionPicker({ product, chosen, look }: Props) {
  if (product.options.length === 0) return null
  return (
    <div className={cx(css.options, css[look])}>
      {product.options.map(({ spec_name }, axis) => (
        <OptionGroup key={spec_name} product={product} chosen={chosen} axis={axis} />
      ))}
      <SelectionNote product={product} chosen={chosen} />
    </div>
  )
}

interface SoldOutOptionsProps extends Pick<ProductSlots, 'restockAlert'> {
  readonly product: ProductDetail
}

/** What can't be chosen of a product that can be bought otherwise, each with the way to hear when it is back. */
export function SoldOutOptions({ product, restockAlert }: SoldOutOptionsProps) {
  const { t } = useTranslation('product')
  const [open, setOpen] = useState(false)
  const skus = soldOutSkus(product)
  if (!restockAlert || skus.length === 0) return null
  return (
    <>
      <button type="button" className={css.open} onClick={() => setOpen(true)}>
        <Icon of={Bell} size={16} />
        {t('soldOut.options', { count: skus.length })}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('soldOut.optionsTitle')}>
        <ul className={css.list}>
          {skus.map((sku) => (
            <li key={sku.sku_no} className={css.row}>
              <Picture src={sku.image_url} className={css.soldOutOptionsPicture} />
              <span className={css.soldOutOptionsValues}>{sku.spec_values.join(', ')}</span>
              <span>{restockAlert(sku.sku_no, 'sm')}</span>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}

interface QuantityRowProps {
  readonly chosen: SkuSelection
  /** The name at the side in a column of its own, as the options have theirs. */
  readonly rows?: boolean
}

/** How many pieces, and how many one order takes, said when it is few. Nothing for what is sold out. */
export function QuantityRow({ chosen, rows = false }: QuantityRowProps) {
  const { t } = useTranslation(['product', 'common'])
  const { sku, quantity, setQuantity } = chosen
  const limit = quantityLimit(sku)
  if (limit.max === 0) return null
  const few = limit.reason === 'order' || sku.stock <= LOW_STOCK_THRESHOLD
  return (
    <div className={rows ? css.quantityRowRow : css.between}>
      <span className={css.quantityRowName} aria-hidden="true">
        {t('common:quantity.label')}
      </span>
      <QuantityField
        key={sku.sku_no}
        value={quantity}
        onChange={setQuantity}
        limit={limit}
        label={t('common:quantity.label')}
        hint={few && t(limit.reason === 'order' ? 'choice.limit' : 'choice.left', { count: limit.max })}
        words={rows ? 'after' : 'before'}
      />
    </div>
  )
}
