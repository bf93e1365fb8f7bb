import { stripHiddenCharacters } from '@nusaria/contracts/patterns'
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import css from './field.module.css'
import { Field } from './field.tsx'

export interface TextFieldProps {
  readonly label: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** The error text; the field turns red. */
  readonly error?: ReactNode
  readonly hint?: ReactNode
  readonly placeholder?: string
  readonly type?: 'text' | 'tel' | 'email' | 'password' | 'search'
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly name?: string
  readonly maxLength?: number
  readonly required?: boolean
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  /** Inside the box, before and after the text. */
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  /** Several lines. */
  readonly multiline?: boolean
  /** The label is only for screen readers. */
  readonly hideLabel?: boolean
  /** For a field that formats its input: these handlers replace `onChange`. */
  readonly events?: Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onKeyDown' | 'onMouseUp' | 'onFocus' | 'onBlur'>
  /** The input, unless it is multiline. */
  readonly ref?: Ref<HTMLInputElement>
}

/** A labelled text input with its hint or error. Control and bidirectional characters are removed. */
export function TextField({
  label,
  error,
  hint,
  prefix,
  suffix,
  multiline,
  hideLabel,
  required,
  disabled,
  onChange,
  type,
  events,
  ref,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} error={error} hint={hint}>
      {(control) => (
        <div className={cx(css.box, prefix !== undefined && css.prefixed, suffix !== undefined && css.suffixed)}>
          {prefix !== undefined && <span className={css.prefix}>{prefix}</span>}
          {multiline ? (
            <textarea
              {...input}
              {...control}
              required={required}
              disabled={disabled}
              className={cx(css.input, css.area)}
              onChange={(event) => onChange(stripHiddenCharacters(event.currentTarget.value, true))}
            />
          ) : (
            <input
              {...input}
              {...control}
              required={required}
              disabled={disabled}
              className={css.input}
              ref={ref}
              type={type}
              onChange={(event) => onChange(stripHiddenCharacters(event.currentTarget.value))}
              {...events}
            />
          )}
          {suffix !== undefined && <span className={css.suffix}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}
