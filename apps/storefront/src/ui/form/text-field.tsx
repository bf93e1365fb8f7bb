import { stripHiddenCharacters } from '@nusaria/contracts/patterns'
import { toDigits, toPlainText } from '@nusaria/contracts/typed-text'
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { toAccountText } from '#platform/format/account.ts'
import { cx } from '../cx.ts'
import { droppedFromDigits, droppedFromLetters, useDropped } from './dropped.tsx'
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
  /** The id of what else describes it. */
  readonly describedBy?: string
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  /** Inside the box, before and after the text. */
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  /** Takes digits alone, so many at most, of whichever script. It says when something else was left out. */
  readonly digits?: number
  /** Takes the letters and digits of ASCII alone, so many at most, and says when something else was left out. */
  readonly letters?: number
  /** Takes plain characters: a code, a number with hyphens. */
  readonly plain?: true
  /** With its `aria-` attributes, for a field with a list of suggestions. */
  readonly role?: 'combobox'
  /** Several lines. */
  readonly multiline?: boolean
  /** The label is only for screen readers. */
  readonly hideLabel?: boolean
  /** For a field that formats its input: these handlers replace `onChange`. */
  readonly events?: Pick<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onKeyDown' | 'onMouseUp' | 'onFocus' | 'onBlur'>
  /** Of the same field: what it left out. */
  readonly notice?: ReactNode
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
  describedBy,
  disabled,
  onChange,
  type,
  events,
  notice,
  digits,
  letters,
  plain,
  ref,
  ...input
}: TextFieldProps) {
  const [ownNotice, report] = useDropped()
  const change = (typed: string) => {
    if (digits !== undefined) {
      const value = toDigits(typed).slice(0, digits)
      report(droppedFromDigits(typed, value))
      onChange(value)
    } else if (letters !== undefined) {
      const value = toPlainText(typed)
        .replace(/[^a-z0-9]/gi, '')
        .slice(0, letters)
      report(droppedFromLetters(typed, value))
      onChange(value)
    } else if (type === 'email') onChange(toAccountText(typed))
    else onChange(stripHiddenCharacters(plain ? toPlainText(typed) : typed))
  }
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      error={error}
      hint={hint}
      required={required}
      describedBy={describedBy}
      notice={notice ?? ((digits ?? letters) !== undefined && ownNotice)}
    >
      {(control) => (
        <div className={cx(css.box, prefix !== undefined && css.prefixed, suffix !== undefined && css.suffixed)}>
          {prefix !== undefined && <span className={css.prefix}>{prefix}</span>}
          {multiline ? (
            <textarea
              {...input}
              {...control}
              disabled={disabled}
              className={cx(css.input, css.area)}
              onChange={(event) => onChange(stripHiddenCharacters(event.currentTarget.value, true))}
            />
          ) : (
            <input
              {...input}
              {...control}
              disabled={disabled}
              className={css.input}
              ref={ref}
              type={type}
              onChange={(event) => change(event.currentTarget.value)}
              {...events}
            />
          )}
          {suffix !== undefined && <span className={cx('row', css.suffix)}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}
