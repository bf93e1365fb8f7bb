import { Field, Input, type InputProps, NativeSelect } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FieldProps {
  readonly label: string
  readonly help?: string
  readonly error?: string | null
}

interface TextFieldProps extends FieldProps, Omit<InputProps, 'onChange' | 'size'> {
  readonly onText: (text: string) => void
}

/** A text input with its label, hint and error. */
export function TextField({ label, help, error, onText, ...input }: TextFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)} minW="0">
      <Field.Label fontSize="sm">{label}</Field.Label>
      <Input size="sm" bg="bg" {...input} onChange={(event) => onText(event.target.value)} />
      {error ? <Field.ErrorText role="alert">{error}</Field.ErrorText> : help && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  )
}

interface SelectFieldProps extends FieldProps {
  readonly value: string
  readonly onChoose: (value: string) => void
  /** `option` elements. */
  readonly children: ReactNode
}

/** A select with its label, hint and error. */
export function SelectField({ label, help, error, value, onChoose, children }: SelectFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)} minW="0">
      <Field.Label fontSize="sm">{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field bg="bg" value={value} onChange={(event) => onChoose(event.target.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {error ? <Field.ErrorText role="alert">{error}</Field.ErrorText> : help && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  )
}
