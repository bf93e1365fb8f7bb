import { Box, Grid } from '@chakra-ui/react'
import type { ListReply, TableSummary } from '@nusaria/mock-api/control/types'
import { useSearchParams } from 'react-router-dom'
import { worldPath } from '../../control/call-control.ts'
import { useControlQuery } from '../../control/use-control-query.ts'
import { useWorldId } from '../../control/use-world-id.ts'
import { SectionPage } from '../../ui/section-page.tsx'
import { EntityLookup } from './entity-lookup.tsx'
import { TableList } from './table-list.tsx'
import { TableRows } from './table-rows.tsx'

/** The tables of a world, their rows and the legal events of each. The URL keeps the open table and row. */
export function StateSection() {
  const world = useWorldId()
  const [params, setParams] = useSearchParams()
  const { data, failure } = useControlQuery<ListReply<TableSummary>>(worldPath(world, '/state'), 2_000)
  const tables = data?.list ?? []
  const table = tables.find(({ name }) => name === (params.get('table') ?? 'orders')) ?? tables[0]
  const open = (name: string, row?: string) => setParams({ world, table: name, ...(row === undefined ? {} : { row }) })
  return (
    <SectionPage title="State" about="What this world keeps, and what may happen to it now." failure={failure}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }} gap="5" alignItems="start">
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
