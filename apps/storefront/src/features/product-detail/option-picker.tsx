import type { ProductDetail } from '@nusaria/contracts/product'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Picture } from '../../shared/ui/paint/picture.tsx'
import { optionValuePictures } from './gallery-pictures.ts'
import css from './option-picker.module.css'
import { isSoldOut, valueAvailability } from './sku-selection.ts'
import type { SkuSelection } from './use-sku-selection.ts'

/** `panel`: small names above; `sheet`: bold names above; `rows`: names at the side. */
export type OptionLayout = 'panel' | 'sheet' | 'rows'

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
