import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icon.tsx'
import stepper from '../../shared/ui/quantity-stepper.module.css'
import css from './quantity.module.css'
import { LOW_STOCK } from './sku-choice.ts'
import type { Chosen } from './use-choice.ts'

interface StepperProps {
  readonly chosen: Chosen
  readonly labelId: string
  /** Whether more pieces were asked for than one order takes. */
  readonly onAsked: (tooMany: boolean) => void
}

/** The stepper of `shared/ui`, without what that one loads: this page is among the first a shopper opens. */
function Stepper({ chosen: { quantity, max, setQuantity }, labelId, onAsked }: StepperProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const set = (next: number) => {
    setTyped(null)
    onAsked(next > max)
    setQuantity(Math.max(1, Math.min(next, max)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowUp: quantity + 1, ArrowDown: quantity - 1, Home: 1, End: max }
    const next = event.key === 'Enter' ? Number(typed ?? quantity) : steps[event.key]
    if (next === undefined || (typed !== null && (event.key === 'Home' || event.key === 'End'))) return
    event.preventDefault()
    set(next)
  }
  return (
    <span className={stepper.stepper}>
      <button
        type="button"
        className={stepper.side}
        aria-label={t('quantity.less')}
        disabled={quantity <= 1}
        onClick={() => set(quantity - 1)}
      >
        <Icon of={Minus} size={16} />
      </button>
      <input
        className={stepper.value}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-labelledby={labelId}
        aria-valuenow={quantity}
        aria-valuemin={1}
        aria-valuemax={max}
        value={typed ?? String(quantity)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 3))}
        onBlur={() => typed !== null && set(Number(typed))}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={stepper.side}
        aria-label={t('quantity.more')}
        disabled={quantity >= max}
        onClick={() => set(quantity + 1)}
      >
        <Icon of={Plus} size={16} />
      </button>
    </span>
  )
}

interface Props {
  readonly chosen: Chosen
  /** The name at the side in a column of its own, as the options have theirs. */
  readonly rows?: boolean
}

/** How many pieces, and how many one order takes: said when it is few, and when more are asked for. Nothing for what is sold out. */
export function Quantity({ chosen, rows = false }: Props) {
  const { t } = useTranslation(['product', 'common'])
  const id = useId()
  const [askedOf, setAskedOf] = useState<string | null>(null)
  const { sku, max } = chosen
  if (max === 0) return null
  const limited = sku.purchase_limit !== null && sku.purchase_limit <= sku.stock
  const words = limited || max < sku.stock ? t('choice.limit', { count: max }) : t('choice.left', { count: max })
  const tooMany = askedOf === sku.sku_no
  const shown = limited || sku.stock <= LOW_STOCK
  const limit = tooMany ? (
    <small role="status" className={css.tooMany}>
      {limited || max < sku.stock ? t('choice.tooManyLimit', { count: max }) : t('choice.tooManyLeft', { count: max })}
    </small>
  ) : (
    shown && <small>{words}</small>
  )
  return (
    <div className={rows ? css.row : css.between}>
      <span className={css.words}>
        <span id={id} className={css.name}>
          {t('common:quantity.label')}
        </span>
        {!rows && limit}
      </span>
      <span className={css.stepper}>
        <Stepper chosen={chosen} labelId={id} onAsked={(over) => setAskedOf(over ? sku.sku_no : null)} />
        {rows && limit}
      </span>
    </div>
  )
}
