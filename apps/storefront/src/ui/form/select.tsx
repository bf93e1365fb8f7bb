import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../primitives/icon.tsx'
import css from './field.module.css'
import { Field } from './field.tsx'

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
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <div className={css.box}>
          <select
            {...control}
            className={cx(css.input, css.choice)}
            name={name}
            autoComplete={autoComplete}
            value={value}
            disabled={disabled}
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
          </select>
          <span className={cx('row', css.arrow)}>
            <Icon of={ChevronDown} size={20} />
          </span>
        </div>
      )}
    </Field>
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
        <p className={cx('above-6 size-12 line-16 weight-600 tone-error-700', css.failed)} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
