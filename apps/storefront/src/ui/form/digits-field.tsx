import type { InputHTMLAttributes } from 'react'
import { NumberFormatBase } from 'react-number-format'
import { droppedFromDigits, useDropped } from './dropped.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Field = Omit<TextFieldProps, 'onChange' | 'value' | 'multiline' | 'events' | 'notice' | 'onBlur' | 'ref'>

interface FormattedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly field: Field
  readonly parse: (text: string) => string
}

const noop = () => {}

/** The input that react-number-format renders: our text field, with the formatter's event handlers. */
function FormattedInput({ field, parse, value, onChange, onKeyDown, onMouseUp, onFocus, onBlur }: FormattedInputProps) {
  const [notice, report] = useDropped()
  return (
    <TextField
      inputMode="numeric"
      {...field}
      value={String(value ?? '')}
      onChange={noop}
      notice={notice}
      events={{
        onChange(event) {
          const { value: typed } = event.currentTarget
          report(droppedFromDigits(typed, parse(typed)))
          onChange?.(event)
        },
        onKeyDown,
        onMouseUp,
        onFocus,
        onBlur,
      }}
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
      parse={parse}
      value={value}
      valueIsNumericString
      format={format}
      removeFormatting={parse}
      onValueChange={({ value: digits }, { source }) => source === 'event' && onChange(digits)}
      onBlur={onBlur}
    />
  )
}
