import { Badge, Box, Button, Stack } from '@chakra-ui/react'
import type { TableSummary } from '@nusaria/mock-api/control/types'
import { SelectField } from '../../ui/fields.tsx'

interface TableListProps {
  readonly tables: readonly TableSummary[]
  readonly chosen: string | undefined
  readonly onChoose: (name: string) => void
}

/** The tables with their row counts. Tables with events come first. */
export function TableList({ tables, chosen, onChoose }: TableListProps) {
  const rank = ({ entities, rows }: TableSummary) => (entities.length > 0 ? 0 : rows > 0 ? 1 : 2)
  const sorted = [...tables].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
  return (
    <>
      <Box hideFrom="lg">
        <SelectField label="Table" value={chosen ?? ''} onChoose={onChoose}>
          {sorted.map(({ name, rows }) => (
            <option key={name} value={name}>
              {name} ({rows})
            </option>
          ))}
        </SelectField>
      </Box>
      <Stack as="ul" role="list" aria-label="Tables" gap="0.5" hideBelow="lg">
        {sorted.map(({ name, rows }) => (
          <li key={name}>
            <Button
              size="sm"
              variant={name === chosen ? 'subtle' : 'ghost'}
              aria-pressed={name === chosen}
              w="full"
              justifyContent="space-between"
              fontWeight={name === chosen ? '700' : '500'}
              color={rows === 0 ? 'fg.muted' : undefined}
              onClick={() => onChoose(name)}
            >
              {name} <Badge variant={rows === 0 ? 'plain' : 'subtle'}>{rows.toLocaleString('en')}</Badge>
            </Button>
          </li>
        ))}
      </Stack>
    </>
  )
}
