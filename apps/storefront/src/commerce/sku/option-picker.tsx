import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { useId } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { QuantityField } from '../product/quantity-field.tsx'
import { quantityLimit } from '../product/quantity-limit.ts'
import css from './option-picker.module.css'
import { isSoldOut, LOW_STOCK_THRESHOLD, optionValuePictures, type SkuSelection, valueAvailability } from './sku-selection.ts'

// Few products have it.
const SizeGuideLink = lazyOptional(() => import('./size-guide-link.tsx').then((m) => m.SizeGuideLink))

interface SelectionProps {
  readonly product: ProductDetail
  readonly selection: SkuSelection
}

function OptionGroup({ product, selection, axis }: SelectionProps & { readonly axis: number }) {
  const { t } = useTranslation('product')
  const id = useId()
  const { size_table, options } = product
  const option = options[axis]
  if (!option) return null
  const pictures = optionValuePictures(product, axis, selection.selectedValues)
  const allOut = isSoldOut(product)
  return (
    <div className={css.option}>
      <span id={id} className={cx('below-8 block size-12 line-18 tone-ink-3', css.name)}>
        {option.spec_name}
      </span>
      <div role="radiogroup" aria-labelledby={id} className="row gap-8 align-fill wrap">
        {option.values.map((value, index) => {
          const state = valueAvailability(product, selection.selectedValues, axis, value)
          const on = selection.selectedValues[axis] === value
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
                onChange={() => selection.selectValue(axis, value)}
              />
              {picture && <Picture src={picture} early sizes="96px" className={css.picture} />}
              <span>{out && !allOut ? t('choice.valueOut', { value }) : value}</span>
            </label>
          )
        })}
      </div>
      {option.spec_name === size_table?.spec_name && <SizeGuideLink table={size_table} size={selection.selectedValues[axis]} />}
    </div>
  )
}

interface OptionPickerProps extends SelectionProps {
  /** Where the options' names are. `panel`: above, small; `sheet`: above, bold; `rows`: at the side. */
  readonly look: 'panel' | 'sheet' | 'rows'
}

/** Each value shows whether it is available with the other selected values. */
export function OptionPicker({ product, selection, look }: OptionPickerProps) {
  const { t } = useTranslation('product')
  const { sku, selectedValues, forced } = selection
  // What a backend's SKUs don't name can't be chosen.
  const options = product.options.slice(0, selectedValues.length)
  if (options.length === 0) return null
  const params = { choice: selectedValues.join(', ') }
  const soldOut = sku.stock === 0 && !isSoldOut(product)
  return (
    <div className={cx('grid gap-14', css[look])} data-look={look}>
      {options.map(({ spec_name }, axis) => (
        <OptionGroup key={spec_name} product={product} selection={selection} axis={axis} />
      ))}
      {/* Announces what the shopper did not choose: the SKU is sold out, or another one replaced it. */}
      <div role="status" className={css.note}>
        {(forced || soldOut) && (
          <Note tone="amber">
            {forced && <p>{t(`choice.forced.${forced}`, params)}</p>}
            {soldOut && <p>{t('choice.out', params)}</p>}
          </Note>
        )}
      </div>
    </div>
  )
}

interface QuantityRowProps {
  readonly selection: SkuSelection
  /** The label is at the side, as in the `rows` layout of the options. */
  readonly rows?: boolean
}

/** Renders nothing for a sold-out SKU. */
export function QuantityRow({ selection, rows = false }: QuantityRowProps) {
  const { t } = useTranslation(['product', 'common'])
  const { sku, quantity, setQuantity } = selection
  const limit = quantityLimit(sku)
  if (limit.max === 0) return null
  const few = limit.reason === 'order' || sku.stock <= LOW_STOCK_THRESHOLD
  return (
    <div className={rows ? css.quantityRowRow : css.between}>
      <span className={cx('size-13 line-20 weight-600', css.quantityRowName)} aria-hidden="true">
        {t('common:quantity.label')}
      </span>
      <QuantityField
        key={sku.sku_no}
        value={quantity}
        onChange={setQuantity}
        limit={limit}
        label={t('common:quantity.label')}
        hint={few && t(limit.reason === 'order' ? 'choice.limit' : 'choice.left', { count: limit.max })}
        messagePosition={rows ? 'after' : 'before'}
      />
    </div>
  )
}
