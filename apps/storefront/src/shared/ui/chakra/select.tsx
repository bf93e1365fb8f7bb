import { Field, NativeSelect } from '@chakra-ui/react'
import { ChevronDown, CircleAlert } from 'lucide-react'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { Icon } from '../paint/icon.tsx'
import { ChakraScope } from './chakra-scope.tsx'
import css from './select.module.css'

interface Props {
  readonly label: ReactNode
  /** '' = nothing chosen yet */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Shown while nothing is chosen. */
  readonly placeholder?: string
  readonly error?: string | null | false
  readonly hint?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  readonly name?: string
  /** What of the person it is, so that the device can fill it in: `bday-year`. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
}

/** A choice of one among many, with the device's own list. */
export function Select({ label, value, onChange, options, placeholder, error, hint, required, disabled, name, autoComplete }: Props) {
  return (
    <ChakraScope>
      <Field.Root invalid={Boolean(error)} required={required} disabled={disabled}>
        <Field.Label>{label}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            name={name}
            autoComplete={autoComplete}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon of={ChevronDown} size={20} />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
        {hint !== undefined && !error && <Field.HelperText>{hint}</Field.HelperText>}
        <Field.ErrorText>
          <Icon of={CircleAlert} size={14} stroke={2} />
          {error}
        </Field.ErrorText>
      </Field.Root>
    </ChakraScope>
  )
}

interface LoadedSelectProps extends Omit<Props, 'options' | 'disabled' | 'required'> {
  /** Undefined until loaded. */
  readonly options: Props['options'] | undefined
  /** Why the options could not be loaded, with a button to try again. */
  readonly failure: ReactNode
}

/** A required choice whose options are loaded by a call. */
export function LoadedSelect({ options, value, failure, ...props }: LoadedSelectProps) {
  return (
    <div>
      <Select {...props} value={options ? value : ''} options={options ?? []} disabled={!options} required />
      {failure && (
        <p className={css.failed} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
