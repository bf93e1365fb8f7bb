import type { InputHTMLAttributes } from 'react'
import { NumberFormatBase } from 'react-number-format'
import type { TextFieldProps } from '../../../shared/ui/chakra/text-field.tsx'
import { TextField } from '../../../shared/ui/chakra/text-field.tsx'

type Field = Omit<TextFieldProps, 'onChange' | 'value' | 'type' | 'inputMode' | 'multiline' | 'events' | 'onBlur'>

interface FormattedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly field: Field
}

const noop = () => {}

/** What the formatter renders: the shop's own field, with the formatter's hands on its input. */
function FormattedInput({ field, value, onChange, onKeyDown, onMouseUp, onFocus, onBlur }: FormattedInputProps) {
  return (
    <TextField
      {...field}
      value={String(value ?? '')}
      onChange={noop}
      inputMode="numeric"
      events={{ onChange, onKeyDown, onMouseUp, onFocus, onBlur }}
    />
  )
}

interface Props extends Field {
  /** Bare digits. */
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly onBlur?: () => void
  /** How bare digits are shown. */
  readonly format: (digits: string) => string
  /** The bare digits of what was typed or pasted, cut to what fits. */
  readonly parse: (text: string) => string
}

/** A field for digits that are shown in groups; the caret stays behind the digit it was behind. */
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
