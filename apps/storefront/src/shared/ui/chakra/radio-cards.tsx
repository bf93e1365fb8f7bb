import { RadioGroup } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ChakraScope } from './chakra-scope.tsx'
import css from './radio-cards.module.css'

export interface RadioOption<V extends string> {
  readonly value: V
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Before the words. */
  readonly icon?: ReactNode
  /** After the words, before the circle. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
}

interface Props<V extends string> {
  /** Names the group for screen readers. */
  readonly label: string
  readonly value: V | null
  readonly onChange: (value: V) => void
  /** The one that is chosen was pressed again: what closes by a choice closes by this one too. */
  readonly onAgain?: (() => void) | undefined
  readonly options: readonly RadioOption<V>[]
  /** `rows` in a panel without padding, or separate `cards`. */
  readonly look?: 'rows' | 'cards'
  readonly name?: string
}

/** A choice of one, each with a line or two about it. */
export function RadioCards<V extends string>({ label, value, onChange, onAgain, options, look = 'cards', name }: Props<V>) {
  const choose = (next: string | null) => {
    const option = options.find((each) => each.value === next)
    if (option) onChange(option.value)
  }
  return (
    <ChakraScope>
      <RadioGroup.Root
        aria-label={label}
        name={name}
        value={value}
        onValueChange={(change) => choose(change.value)}
        {...({ look } as object)}
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            onClick={option.value === value ? onAgain : undefined}
          >
            <RadioGroup.ItemHiddenInput />
            {option.icon}
            <RadioGroup.ItemText className={css.words}>
              <b>{option.title}</b>
              {option.text !== undefined && <small>{option.text}</small>}
            </RadioGroup.ItemText>
            {option.aside}
            <RadioGroup.ItemControl />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </ChakraScope>
  )
}
