import type { ProductDetail } from '@nusaria/contracts/product'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
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
  /** When all of it is sold out, the choice says what to wait for. */
  readonly waiting?: boolean
}

interface AxisProps extends Omit<Props, 'look'> {
  readonly axis: number
}

function Axis({ product, chosen, axis, waiting = false }: AxisProps) {
  const { t } = useTranslation('product')
  const id = useId()
  const option = product.options[axis]
  if (!option) return null
  const pictures = valuePictures(product, axis)
  const allOut = isSoldOut(product)
  return (
    <div role="radiogroup" aria-labelledby={id} className={css.option}>
      <span id={id} className={css.name}>
        {option.spec_name}
      </span>
      <div className={css.values}>
        {option.values.map((value, index) => {
          const state = valueState(product, chosen.choice, axis, value)
          const open = state === 'buyable' || (allOut && waiting && state === 'sold_out')
          const on = chosen.choice[axis] === value && open
          const picture = pictures[index]
          return (
            <label key={value} className={cx(css.value, picture && css.pictured, on && css.on, !open && css.off)}>
              <input type="radio" name={id} value={value} checked={on} disabled={!open} onChange={() => chosen.pick(axis, value)} />
              {picture && <Picture src={picture} early className={css.picture} />}
              {state === 'sold_out' && !allOut ? t('choice.valueOut', { value }) : value}
            </label>
          )
        })}
      </div>
    </div>
  )
}

/** The choices of a product; what can't be bought can't be picked. Nothing for a product without options. */
export function Options({ product, chosen, look, waiting }: Props) {
  if (product.options.length === 0) return null
  return (
    <div className={cx(css.options, css[look])}>
      {product.options.map(({ spec_name }, axis) => (
        <Axis key={spec_name} product={product} chosen={chosen} axis={axis} waiting={waiting} />
      ))}
    </div>
  )
}
