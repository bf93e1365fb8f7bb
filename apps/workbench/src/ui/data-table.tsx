import { Box, Table } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Muted } from './muted.tsx'

export interface Column<Row> {
  readonly title: string
  /** Of the column's head; by default its title. */
  readonly header?: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'end'
}

interface DataTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Undefined while they load. */
  readonly rows: readonly Row[] | undefined
  readonly keyOf: (row: Row, at: number) => string
  readonly isChosen?: (row: Row) => boolean
  /** Shown when there are no rows. */
  readonly empty: string
}

/** A table that scrolls sideways when it is too wide. */
export function DataTable<Row>({ label, columns, rows, keyOf, isChosen, empty }: DataTableProps<Row>) {
  if (!rows || rows.length === 0) {
    return <Muted py="2">{rows ? empty : 'Loading …'}</Muted>
  }
  return (
    <Box overflowX="auto" role="region" aria-label={label} tabIndex={0} borderWidth="1px" rounded="md">
      <Table.Root size="sm" aria-label={label}>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {columns.map(({ title, header = title, align }) => (
              <Table.ColumnHeader key={title} textAlign={align} whiteSpace="nowrap" color="fg.muted">
                {header}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row, at) => (
            <Table.Row
              key={keyOf(row, at)}
              bg={isChosen?.(row) ? 'brand.subtle' : 'bg'}
              aria-current={isChosen?.(row) ? 'true' : undefined}
              css={{ '&:last-of-type td': { borderBottomWidth: 0 } }}
            >
              {columns.map(({ title, cell, align }) => (
                <Table.Cell key={title} textAlign={align} fontVariantNumeric="tabular-nums">
                  {cell(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
