import type { InputHTMLAttributes } from 'react'
import { NumberFormatBase } from 'react-number-format'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Field = Omit<TextFieldProps, 'onChange' | 'value' | 'multiline' | 'events' | 'onBlur' | 'ref'>

interface FormattedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly field: Field
}

const noop = () => {}

/** The input that react-number-format renders: our text field, with the formatter's event handlers. */
function FormattedInput({ field, value, onChange, onKeyDown, onMouseUp, onFocus, onBlur }: FormattedInputProps) {
  return (
    <TextField
      inputMode="numeric"
      {...field}
      value={String(value ?? '')}
      onChange={noop}
      events={{ onChange, onKeyDown, onMouseUp, onFocus, onBlur }}
    />
  )
}

interface Props extends Field {
  /** Digits only. */
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly onBlur?: (() => void) | undefined
  /** Digits → text to show. */
  readonly format: (digits: string) => string
  /** Typed or pasted text → digits, cut to the allowed length. */
  readonly parse: (text: string) => string
}

/** A field for digits that are shown in groups. The caret stays behind the same digit when the grouping changes. */
export function DigitsField({ value, onChange, onBlur, format, parse, ...field }: Props) {
  return (
    <NumberFormatBase<FormattedInputProps>
      customInput={FormattedInput}
      field={field}
      value={value}
      valueIsNumericString
      format={format}
      removeFormatting={parse}
      onValueChange={({ value: digits }, { source }) => source === 'event' && onChange(digits)}
      onBlur={onBlur}
    />
  )
}
