import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx'
import css from './sku-picker.module.css'
import type { ProductChoice } from './use-choice.ts'

interface OptionProps {
  readonly choice: ProductChoice
  /** index among the product's options */
  readonly option: number
}

/** The picture of the first SKU with a value, where the first option has pictures that differ. */
function pictureOf({ product }: ProductChoice, option: number, value: string): string | undefined {
  if (option !== 0 || new Set(product.sku_list.map((sku) => sku.image_url)).size < 2) return undefined
  return product.sku_list.find((sku) => sku.spec_values[0] === value)?.image_url
}

/** The values of one option; what can't be bought with the rest of the choice can't be taken. */
export function SkuOption({ choice, option }: OptionProps) {
  const { t } = useTranslation('product')
  const spec = choice.product.options[option]
  if (!spec) return null
  return (
    <fieldset className={css.values} aria-label={spec.spec_name}>
      {spec.values.map((value) => {
        const chosen = choice.choice[option] === value
        const open = chosen || choice.isOpen(option, value)
        const picture = pictureOf(choice, option, value)
        return (
          <button
            key={value}
            type="button"
            className={cx(css.value, picture && css.pictured, chosen && css.on)}
            aria-pressed={chosen}
            disabled={!open}
            aria-label={open ? value : t('pick.out', { value })}
            onClick={() => choice.take(option, value)}
          >
            {picture && <img src={picture} alt="" width={34} height={34} />}
            {value}
          </button>
        )
      })}
    </fieldset>
  )
}

/** pieces: below it the shopper is told */
const LITTLE = 20

/** How many, as far as stock and limit go. */
export function QuantityChoice({ choice }: { readonly choice: ProductChoice }) {
  const { t } = useTranslation('product')
  return (
    <QuantityStepper
      value={choice.quantity}
      onChange={choice.setQuantity}
      max={Math.max(1, choice.most)}
      disabled={choice.most === 0}
      label={t('pick.quantity')}
    />
  )
}

/** Why no more can be had: a limit per order, or little stock; empty when neither is near. */
export function useQuantityNote({ sku }: ProductChoice): string {
  const { t } = useTranslation('product')
  if (!sku) return t('pick.none')
  if (sku.stock === 0) return t('stock.out')
  if (sku.purchase_limit !== null && sku.purchase_limit <= sku.stock) return t('pick.limit', { count: sku.purchase_limit })
  return sku.stock <= LITTLE ? t('stock.left', { count: sku.stock }) : ''
}
