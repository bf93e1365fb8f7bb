import { Box, Button, Text } from '@chakra-ui/react'
import type { ListReply, StateRow, TableSummary } from '@nusaria/mock-api/control/types'
import { useState } from 'react'
import { worldPath } from '../../control/call-control.ts'
import { useControlQuery } from '../../control/use-control-query.ts'
import { ErrorText } from '../../ui/action-result.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { TextField } from '../../ui/fields.tsx'
import { Card } from '../../ui/section-page.tsx'
import { RowDetail } from './row-detail.tsx'
import { formatCell, searchRows, tableColumns } from './table-cells.ts'

const PAGE_SIZE = 50

interface TableRowsProps {
  readonly world: string
  readonly table: TableSummary
  /** The key of the open row. */
  readonly row: string | null
  readonly onOpen: (row: string | undefined) => void
}

/** The rows of a table, newest first, with a search over all fields and the details of one row. */
export function TableRows({ world, table: { name, key, entities }, row, onOpen }: TableRowsProps) {
  const { data, failure, ask } = useControlQuery<ListReply<StateRow>>(worldPath(world, `/state/${name}`), 2_000)
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(PAGE_SIZE)
  const found = searchRows([...(data?.list ?? [])].reverse(), typed)
  const open = data?.list.find((one) => String(one[key]) === row)
  const columns: readonly Column<StateRow>[] = tableColumns(data?.list ?? [], key).map((field) => ({
    title: field,
    cell: (one) =>
      field === key ? (
        <Button size="xs" variant="outline" aria-label={`Open ${String(one[key])}`} onClick={() => onOpen(String(one[key]))}>
          {formatCell(field, one[key])}
        </Button>
      ) : (
        <Text whiteSpace="nowrap">{formatCell(field, one[field])}</Text>
      ),
  }))
  return (
    <>
      {open && (
        <RowDetail
          key={row}
          world={world}
          entities={entities}
          row={open}
          id={String(open[key])}
          onChange={ask}
          onClose={() => onOpen(undefined)}
        />
      )}
      {row !== null && data && !open && <ErrorText>{`There is no ${row} in ${name}.`}</ErrorText>}
      <Card title={name} aside={<Text fontSize="sm" color="fg.muted">{`${found.length} of ${data?.list.length ?? 0} rows`}</Text>}>
        {failure && <ErrorText>{failure.message}</ErrorText>}
        <Box maxW="24rem" mb="4">
          <TextField label={`Search ${name}`} type="search" placeholder="a number, a name, a state …" value={typed} onText={setTyped} />
        </Box>
        <DataTable
          label={`Rows of ${name}`}
          columns={columns}
          rows={found.slice(0, shown)}
          keyOf={(one) => String(one[key])}
          isChosen={(one) => String(one[key]) === row}
          empty={data ? (typed ? 'No row holds that.' : 'It has no rows yet.') : 'Asking …'}
        />
        {found.length > shown && (
          <Button size="sm" variant="ghost" mt="2" onClick={() => setShown(shown + 4 * PAGE_SIZE)}>
            Show more
          </Button>
        )}
      </Card>
    </>
  )
}
