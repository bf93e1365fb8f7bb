import {
  Checkbox,
  Field,
  Input,
  type InputProps,
  NativeSelect,
  Switch,
  type SwitchRootProps,
  Textarea,
  type TextareaProps,
} from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FieldProps {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | null
}

/** A control with its label, hint and error. */
function LabelledField({ label, help, error, children }: FieldProps & { readonly children: ReactNode }) {
  return (
    <Field.Root invalid={Boolean(error)} minW="0">
      <Field.Label fontSize="sm">{label}</Field.Label>
      {children}
      {error ? <Field.ErrorText role="alert">{error}</Field.ErrorText> : help && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  )
}

interface TextFieldProps extends FieldProps, Omit<InputProps, 'onChange' | 'size'> {
  readonly onValue: (text: string) => void
}

/** A text input. */
export function TextField({ label, help, error, onValue, ...input }: TextFieldProps) {
  return (
    <LabelledField label={label} help={help} error={error}>
      <Input bg="bg" {...input} onChange={(event) => onValue(event.target.value)} />
    </LabelledField>
  )
}

interface TextAreaFieldProps extends FieldProps, Omit<TextareaProps, 'onChange' | 'size'> {
  readonly onValue: (text: string) => void
}

/** A text input of several lines. */
export function TextAreaField({ label, help, error, onValue, ...input }: TextAreaFieldProps) {
  return (
    <LabelledField label={label} help={help} error={error}>
      <Textarea bg="bg" {...input} onChange={(event) => onValue(event.target.value)} />
    </LabelledField>
  )
}

/** A text input for JSON. */
export function JsonField(props: TextAreaFieldProps) {
  return <TextAreaField fontFamily="mono" fontSize="xs" spellCheck={false} autoComplete="off" {...props} />
}

interface SelectFieldProps<T extends string> extends FieldProps {
  readonly value: T
  /** Each as its value, or as value and text. */
  readonly options?: readonly (T | readonly [value: T, text: string])[]
  readonly onValue: (value: T) => void
  /** Groups of options, after `options`. */
  readonly children?: ReactNode
}

/** A select. */
export function SelectField<T extends string>({ label, help, error, value, options = [], onValue, children }: SelectFieldProps<T>) {
  return (
    <LabelledField label={label} help={help} error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field bg="bg" value={value} onChange={(event) => onValue(event.target.value as T)}>
          {options.map((option) => {
            const [one, text] = typeof option === 'string' ? [option, option] : option
            return (
              <option key={one} value={one}>
                {text}
              </option>
            )
          })}
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </LabelledField>
  )
}

interface CheckboxFieldProps {
  readonly label: string
  /** The label is for screen readers only. */
  readonly hideLabel?: boolean
  readonly checked: boolean
  readonly onCheck: (checked: boolean) => void
}

/** A checkbox with its label. */
export function CheckboxField({ label, hideLabel, checked, onCheck }: CheckboxFieldProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(details) => onCheck(details.checked === true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label srOnly={hideLabel}>{label}</Checkbox.Label>
    </Checkbox.Root>
  )
}

interface SwitchFieldProps extends Pick<SwitchRootProps, 'size' | 'pb' | 'checked'> {
  readonly label: string
  readonly onSwitch: (checked: boolean) => void
}

/** A switch with its label. */
export function SwitchField({ label, onSwitch, ...root }: SwitchFieldProps) {
  return (
    <Switch.Root {...root} onCheckedChange={({ checked }: { readonly checked: boolean }) => onSwitch(checked)}>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>{label}</Switch.Label>
    </Switch.Root>
  )
}
