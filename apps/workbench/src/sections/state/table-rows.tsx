import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { StateRow, TableSummary } from '@nusaria/mock-api/control/types'
import { useState } from 'react'
import { POLLED, useRowsQuery } from '../../control/control-api.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { CheckboxField, TextField } from '../../ui/fields.tsx'
import { Muted } from '../../ui/muted.tsx'
import { searchByWords } from '../../ui/search.ts'
import { Card } from '../../ui/section-page.tsx'
import { ErrorText } from '../../ui/use-action.tsx'
import { ENTITY_KINDS } from './entity-kinds.ts'
import { formatCell } from './format-cell.ts'
import { RowDetail } from './row-detail.tsx'

const PAGE_SIZE = 50

interface TableRowsProps {
  readonly world: string
  readonly table: TableSummary
  /** The key of the open row. */
  readonly row: string | null
  readonly onOpen: (row: string | undefined) => void
}

/** The rows of a table, newest first, with a search over all fields and the details of one row. */
export function TableRows({ world, table, row, onOpen }: TableRowsProps) {
  const { name, key } = table
  const { currentData: data, error } = useRowsQuery({ params: { id: world, table: name } }, POLLED)
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(PAGE_SIZE)
  const [allColumns, setAllColumns] = useState(false)
  const found = searchByWords([...(data?.list ?? [])].reverse(), typed, (one) => JSON.stringify(one))
  const open = data?.list.find((one) => String(one[key]) === row)
  const mainColumns = ENTITY_KINDS[name]?.columns
  const fields = mainColumns && !allColumns ? [key, ...mainColumns] : tableColumns(data?.list ?? [], key)
  const columns: readonly Column<StateRow>[] = fields.map((field) => ({
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
      {open && <RowDetail key={row} world={world} table={table} row={open} id={String(open[key])} onClose={() => onOpen(undefined)} />}
      {row !== null && data && !open && <ErrorText>{`There is no ${row} in ${name}.`}</ErrorText>}
      <Card title={name} aside={<Muted>{`${found.length} of ${data?.list.length ?? 0} rows`}</Muted>}>
        {error && <ErrorText>{error.message}</ErrorText>}
        <Flex mb="4" gap="4" align="end" wrap="wrap">
          <Box flex="0 1 24rem">
            <TextField label={`Search ${name}`} type="search" placeholder="a number, a name, a state …" value={typed} onValue={setTyped} />
          </Box>
          {mainColumns && <CheckboxField label="All columns" checked={allColumns} onCheck={setAllColumns} />}
        </Flex>
        <DataTable
          label={`Rows of ${name}`}
          columns={columns}
          rows={data && found.slice(0, shown)}
          keyOf={(one) => String(one[key])}
          isChosen={(one) => String(one[key]) === row}
          empty={typed ? 'No row has these words.' : 'It has no rows yet.'}
        />
        {found.length > shown && (
          <Button variant="ghost" mt="2" onClick={() => setShown(shown + 4 * PAGE_SIZE)}>
            Show more
          </Button>
        )}
      </Card>
    </>
  )
}

/** The columns of a table: the key first, then states, owners and ids, plain values, and nested values last. */
function tableColumns(rows: readonly StateRow[], key: string): readonly string[] {
  const names = [...new Set(rows.slice(0, 50).flatMap((row) => Object.keys(row)))].filter((name) => name !== key)
  const isPlain = (name: string) => rows.slice(0, 50).every((row) => typeof row[name] !== 'object' || row[name] === null)
  const rank = (name: string) => (/status|state/.test(name) ? 0 : /member_no|owner|_no$|user_name/.test(name) ? 1 : isPlain(name) ? 2 : 3)
  return [
    key,
    ...names
      .map((name, at) => ({ name, at }))
      .sort((a, b) => rank(a.name) - rank(b.name) || a.at - b.at)
      .map(({ name }) => name),
  ]
}
