import { Minus, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Icon } from './icon.tsx'
import css from './quantity-stepper.module.css'

export interface QuantityStepperProps {
  readonly value: number
  /** Called with a whole number within the limits. */
  readonly onChange: (value: number) => void
  readonly min?: number
  readonly max: number
  readonly disabled?: boolean
  /** What is counted, for screen readers. */
  readonly label?: string
}

const ChakraStepper = lazy(() => import('./chakra/stepper.tsx'))

function Drawn({ value }: { readonly value: number }) {
  return (
    <span className={css.stepper} aria-hidden="true">
      <span className={css.side}>
        <Icon of={Minus} size={16} />
      </span>
      <span className={css.value}>{value}</span>
      <span className={css.side}>
        <Icon of={Plus} size={16} />
      </span>
    </span>
  )
}

/** A number with one less and one more; can be typed too. */
export function QuantityStepper(props: QuantityStepperProps) {
  return (
    <Suspense fallback={<Drawn value={props.value} />}>
      <ChakraStepper {...props} />
    </Suspense>
  )
}
