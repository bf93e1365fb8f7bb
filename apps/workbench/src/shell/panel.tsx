import { Box, Field, Flex, Heading, NativeSelect } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A titled group of controls. */
export function Panel({ title, action, children }: Props) {
  return (
    <Box as="section" aria-label={title} bg="bg" borderWidth="1px" rounded="lg" p="4">
      <Flex align="center" justify="space-between" gap="3" mb="3" minH="8">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  )
}

interface LabelledSelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [value: T, words: string])[]
  readonly onChange: (value: T) => void
}

/** A select with its label. */
export function LabelledSelect<T extends string>({ label, value, options, onChange }: LabelledSelectProps<T>) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as T)}>
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
