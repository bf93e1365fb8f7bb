import type { InputHTMLAttributes } from 'react'
import { NumberFormatBase } from 'react-number-format'
import type { TextFieldProps } from '../ui/text-field.tsx'
import { TextField } from '../ui/text-field.tsx'

type Field = Omit<TextFieldProps, 'onChange' | 'value' | 'type' | 'inputMode' | 'multiline' | 'events' | 'onBlur'>

interface BoxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly field: Field
}

const nothing = () => {}

/** What the formatter renders: the shop's own field, with the formatter's hands on its input. */
function Box({ field, value, onChange, onKeyDown, onMouseUp, onFocus, onBlur }: BoxProps) {
  return (
    <TextField
      {...field}
      value={String(value ?? '')}
      onChange={nothing}
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
  readonly show: (digits: string) => string
  /** The bare digits of what was typed or pasted, cut to what fits. */
  readonly clean: (text: string) => string
}

/** A field for digits that are shown in groups; the caret stays behind the digit it was behind. */
export function DigitsField({ value, onChange, onBlur, show, clean, ...field }: Props) {
  return (
    <NumberFormatBase<BoxProps>
      customInput={Box}
      field={field}
      value={value}
      valueIsNumericString
      format={show}
      removeFormatting={clean}
      onValueChange={({ value: digits }, { source }) => source === 'event' && onChange(digits)}
      onBlur={onBlur}
    />
  )
}
