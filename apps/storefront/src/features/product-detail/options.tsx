import type { ProductDetail } from '@nusaria/contracts/product'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { Note } from '../../shared/ui/note.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import css from './options.module.css'
import { valuePictures } from './pictures.ts'
import { isSoldOut, valueState } from './sku-choice.ts'
import type { Chosen } from './use-choice.ts'

/** `panel`: small names above; `sheet`: bold names above; `rows`: names at the side. */
export type OptionsLook = 'panel' | 'sheet' | 'rows'

interface Props {
  readonly product: ProductDetail
  readonly chosen: Chosen
  readonly look: OptionsLook
}

interface AxisProps extends Omit<Props, 'look'> {
  readonly axis: number
}

function Axis({ product, chosen, axis }: AxisProps) {
  const { t } = useTranslation('product')
  const id = useId()
  const option = product.options[axis]
  if (!option) return null
  const pictures = valuePictures(product, axis, chosen.choice)
  const allOut = isSoldOut(product)
  return (
    <div role="radiogroup" aria-labelledby={id} className={css.option}>
      <span id={id} className={css.name}>
        {option.spec_name}
      </span>
      <div className={css.values}>
        {option.values.map((value, index) => {
          const state = valueState(product, chosen.choice, axis, value)
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
function ChoiceNote({ product, chosen: { sku, choice, forced } }: Omit<Props, 'look'>) {
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
export function Options({ product, chosen, look }: Props) {
  if (product.options.length === 0) return null
  return (
    <div className={cx(css.options, css[look])}>
      {product.options.map(({ spec_name }, axis) => (
        <Axis key={spec_name} product={product} chosen={chosen} axis={axis} />
      ))}
      <ChoiceNote product={product} chosen={chosen} />
    </div>
  )
}
