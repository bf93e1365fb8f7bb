import { Checkbox as C, Switch as S } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ChakraScope } from './chakra-scope.tsx'

interface Props {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly name?: string
  /** Its name when there is no visible label. */
  readonly label?: string
  /** The visible label; may contain links. */
  readonly children?: ReactNode
}

interface CheckboxProps extends Omit<Props, 'checked'> {
  /** `indeterminate`: some of several are checked. */
  readonly checked: boolean | 'indeterminate'
  readonly invalid?: boolean
}

export function Checkbox({ checked, onChange, disabled, invalid, name, label, children }: CheckboxProps) {
  return (
    <ChakraScope>
      <C.Root
        checked={checked}
        disabled={disabled}
        invalid={invalid}
        name={name}
        onCheckedChange={(change) => onChange(change.checked === true)}
      >
        <C.HiddenInput aria-label={label} />
        <C.Control />
        {children !== undefined && <C.Label>{children}</C.Label>}
      </C.Root>
    </ChakraScope>
  )
}

/** Changes take effect without a button to confirm. */
export function Switch({ checked, onChange, disabled, name, label, children }: Props) {
  return (
    <ChakraScope>
      <S.Root checked={checked} disabled={disabled} name={name} onCheckedChange={(change) => onChange(change.checked)}>
        <S.HiddenInput aria-label={label} />
        <S.Control />
        {children !== undefined && <S.Label>{children}</S.Label>}
      </S.Root>
    </ChakraScope>
  )
}
