import { Box, Button, Code, Text } from '@chakra-ui/react'
import type { StateRow, TableSummary } from '@nusaria/mock-api/control/types'
import { useState } from 'react'
import { useControlQuery } from '../../control/control-api.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { TextField } from '../../ui/fields.tsx'
import { searchByWords } from '../../ui/search.ts'
import { Card } from '../../ui/section-page.tsx'
import { formatTime } from '../../ui/time.ts'
import { ErrorText } from '../../ui/use-action.tsx'
import { EntityEvents } from './entity-events.tsx'

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
  const { data, failure, refetch } = useControlQuery('rows', { params: { id: world, table: name } }, 2_000)
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(PAGE_SIZE)
  const found = searchByWords([...(data?.list ?? [])].reverse(), typed, (one) => JSON.stringify(one))
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
          onChange={refetch}
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

interface RowDetailProps {
  readonly world: string
  readonly entities: readonly string[]
  readonly row: StateRow
  readonly id: string
  /** Called after an event changed the row. */
  readonly onChange: () => Promise<void>
  readonly onClose: () => void
}

/** One row as JSON, and its events. */
function RowDetail({ world, entities, row, id, onChange, onClose }: RowDetailProps) {
  return (
    <Box mb="5">
      <Card
        title={id}
        aside={
          <Button size="xs" variant="ghost" onClick={onClose}>
            Close
          </Button>
        }
      >
        {entities.map((entity) => (
          <EntityEvents key={entity} world={world} entity={entity} id={id} onChange={onChange} />
        ))}
        <Box overflow="auto" maxH="24rem" tabIndex={0} role="region" aria-label={`${id} as JSON`} bg="bg.subtle" rounded="md" p="3">
          <Code whiteSpace="pre" bg="transparent" color="fg" fontSize="xs">
            {JSON.stringify(row, null, 2)}
          </Code>
        </Box>
      </Card>
    </Box>
  )
}

const TIMESTAMP_FIELD = /(^|_)(at|since|by|now)$/
const MAX_CELL_LENGTH = 60

/** The text of a cell: timestamps as time, long texts truncated, nested lists as their length. */
function formatCell(name: string, value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'number' && TIMESTAMP_FIELD.test(name) && value > 1e11) return formatTime(value)
  if (Array.isArray(value))
    return value.length === 0
      ? 'none'
      : value.every((one) => typeof one !== 'object')
        ? truncate(value.join(', '))
        : `${value.length} of them`
  if (typeof value === 'object') return truncate(JSON.stringify(value))
  return truncate(String(value))
}

function truncate(text: string): string {
  return text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH)}…` : text
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
