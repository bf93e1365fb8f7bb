import { NumberInput } from '@chakra-ui/react'
import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import css from '../quantity-stepper.module.css'
import type { QuantityStepperProps } from '../quantity-stepper.tsx'
import { Island } from './island.tsx'

/** The stepper itself; pages use `ui/quantity-stepper.tsx`, which draws it until this is here. */
export default function ChakraStepper({ value, onChange, min = 1, max, disabled, label }: QuantityStepperProps) {
  const { t } = useTranslation()
  const change = (next: number) => {
    if (Number.isInteger(next) && next >= min && next <= max && next !== value) onChange(next)
  }
  return (
    <Island>
      <NumberInput.Root
        className={css.stepper}
        value={String(value)}
        min={min}
        max={Math.max(min, max)}
        disabled={disabled}
        allowMouseWheel={false}
        formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
        onValueChange={(details) => change(details.valueAsNumber)}
      >
        <NumberInput.DecrementTrigger className={css.side} aria-label={t('quantity.less')}>
          <Icon of={Minus} size={16} />
        </NumberInput.DecrementTrigger>
        <NumberInput.Input className={css.value} aria-label={label ?? t('quantity.label')} inputMode="numeric" />
        <NumberInput.IncrementTrigger className={css.side} aria-label={t('quantity.more')}>
          <Icon of={Plus} size={16} />
        </NumberInput.IncrementTrigger>
      </NumberInput.Root>
    </Island>
  )
}
