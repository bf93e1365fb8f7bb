import { Badge, Box, Button, Grid, Stack } from '@chakra-ui/react'
import type { TableSummary } from '@nusaria/mock-api/control/types'
import { useSearchParams } from 'react-router-dom'
import { POLLED, useTablesQuery } from '../../control/control-api.ts'
import { useWorldId } from '../../control/worlds.ts'
import { SelectField } from '../../ui/fields.tsx'
import { SectionPage } from '../../ui/section-page.tsx'
import { EntityLookup } from './entity-lookup.tsx'
import { TableRows } from './table-rows.tsx'

/** The tables of a world, their rows and the legal events of each. The URL keeps the open table and row. */
export function StateSection() {
  const world = useWorldId()
  const [params, setParams] = useSearchParams()
  const { currentData: data, error } = useTablesQuery({ params: { id: world } }, POLLED)
  const tables = data?.list ?? []
  const table = tables.find(({ name }) => name === (params.get('table') ?? 'orders')) ?? tables[0]
  const open = (name: string, row?: string) => setParams({ world, table: name, ...(row === undefined ? {} : { row }) })
  return (
    <SectionPage title="State" about="The data of this world, and the events that are possible now." failure={error}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '13rem minmax(0, 1fr)' }} gap="5" alignItems="start">
        <TableList tables={tables} chosen={table?.name} onChoose={open} />
        <Box minW="0">
          {table && (
            <TableRows
              key={`${world} ${table.name}`}
              world={world}
              table={table}
              row={params.get('row')}
              onOpen={(row) => open(table.name, row)}
            />
          )}
          <EntityLookup key={world} world={world} tables={tables} />
        </Box>
      </Grid>
    </SectionPage>
  )
}

interface TableListProps {
  readonly tables: readonly TableSummary[]
  readonly chosen: string | undefined
  readonly onChoose: (name: string) => void
}

/** The tables with their row counts. Tables with events come first. */
function TableList({ tables, chosen, onChoose }: TableListProps) {
  const rank = ({ entities, rows }: TableSummary) => (entities.length > 0 ? 0 : rows > 0 ? 1 : 2)
  const sorted = [...tables].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
  return (
    <>
      <Box hideFrom="xl" maxW="24rem">
        <SelectField
          label="Table"
          value={chosen ?? ''}
          options={sorted.map(({ name, rows }) => [name, `${name} (${rows})`])}
          onValue={onChoose}
        />
      </Box>
      <Stack as="ul" role="list" aria-label="Tables" gap="0.5" hideBelow="xl">
        {sorted.map(({ name, rows }) => (
          <li key={name}>
            <Button
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
