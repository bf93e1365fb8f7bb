import { Badge, Box, DataList, Flex, Grid, Image, Link, Stack, Text } from '@chakra-ui/react'
import type { OrderLine } from '@nusaria/contracts/order-entities'
import type { StateRow } from '@nusaria/mock-api/control/types'
import { skipToken } from '@reduxjs/toolkit/query'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useRowsQuery } from '../../control/control-api.ts'
import { type EntityKind, stateName, TABLE_OF_ID, toWords } from './entity-kinds.ts'
import { formatCell } from './format-cell.ts'
import { LifecycleDiagram } from './lifecycle-diagram.tsx'

interface EntityOverviewProps {
  readonly world: string
  readonly kind: EntityKind
  /** The field with its id. */
  readonly idField: string
  readonly row: StateRow
  /** The buttons of its events. */
  readonly events: ReactNode
}

/** A row with a lifecycle: its state, what may happen to it, its goods, its amounts and its other plain fields. */
export function EntityOverview({ world, kind, idField, row, events }: EntityOverviewProps) {
  const state = row[kind.state] as string | number
  const facts = Object.entries(row).filter(([name, value]) => name !== idField && name !== kind.state && isFact(value))
  const amounts = Object.entries(kind.sums?.(row) ?? {}).filter(([, value]) => typeof value === 'number' && value !== 0)
  const isAmount = (name: string) => amounts.some(([amount]) => amount === name)
  return (
    <Grid gap="6" alignItems="start" templateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))">
      <Stack gap="4" minW="0">
        <Flex gap="2" align="center">
          <Badge colorPalette="brand" size="md">
            {stateName(state)}
          </Badge>
          <MemberLink world={world} member={row.member_no} />
        </Flex>
        {events}
        <LifecycleDiagram lifecycle={kind.lifecycle(row)} state={state} nameOf={stateName} />
      </Stack>
      <Stack gap="4" minW="0">
        <Goods world={world} row={row} />
        {amounts.length > 0 && (
          <Facts label="Amounts">
            {amounts.map(([name, value]) => (
              <Fact key={name} name={name}>
                {formatAmount(name, Number(value))}
              </Fact>
            ))}
          </Facts>
        )}
        <Facts label="Details">
          {facts.map(([name, value]) =>
            isAmount(name) || name === 'member_no' ? null : (
              <Fact key={name} name={name}>
                {name in TABLE_OF_ID ? <RowLink world={world} idField={name} id={String(value)} /> : formatCell(name, value)}
              </Fact>
            ),
          )}
        </Facts>
      </Stack>
    </Grid>
  )
}

/** Whether a value says something on its own: no list, no object, not empty. */
function isFact(value: unknown): boolean {
  return value !== null && value !== '' && typeof value !== 'object'
}

/** Rupiah, or a number of coins. */
function formatAmount(name: string, value: number): string {
  const number = value.toLocaleString('id-ID')
  return /^coins_(used|earned|returned|taken_back)$/.test(name) ? `${number} coins` : `Rp${number}`
}

function Facts({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <DataList.Root orientation="horizontal" size="sm" gap="1.5" aria-label={label}>
      {children}
    </DataList.Root>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <DataList.Item alignItems="baseline">
      <DataList.ItemLabel minW="9rem">{toWords(name)}</DataList.ItemLabel>
      <DataList.ItemValue minW="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  )
}

interface RowLinkProps {
  readonly world: string
  readonly idField: string
  readonly id: string
  readonly children?: ReactNode
}

/** A link to the row with an id. */
function RowLink({ world, idField, id, children = id }: RowLinkProps) {
  const search = new URLSearchParams({ world, table: TABLE_OF_ID[idField] ?? '', row: id })
  return (
    <Link asChild color="brand.fg" textDecoration="underline">
      <RouterLink to={{ search: `?${search}` }}>{children}</RouterLink>
    </Link>
  )
}

/** The member by name, with a link to the row. */
function MemberLink({ world, member }: { readonly world: string; readonly member: unknown }) {
  const { data } = useRowsQuery({ params: { id: world, table: 'members' } })
  if (typeof member !== 'string') return null
  const name = data?.list.find(({ member_no }) => member_no === member)?.user_name
  return (
    <RowLink world={world} idField="member_no" id={member}>
      {name ? `${name} (${member})` : member}
    </RowLink>
  )
}

type Line = Pick<OrderLine, 'line_no' | 'product_name' | 'spec_values' | 'thumb_image_url' | 'price' | 'quantity'>

/** The goods of an order, or those of the order that a request, payment or voucher belongs to. */
function Goods({ world, row }: { readonly world: string; readonly row: StateRow }) {
  const lines = (row.lines ?? null) as readonly Pick<Line, 'line_no' | 'quantity'>[] | null
  const isOrder = lines?.some((line) => 'product_name' in line) ?? false
  const foreign = !isOrder && typeof row.order_no === 'string'
  const { data } = useRowsQuery(foreign ? { params: { id: world, table: 'orders' } } : skipToken)
  const order = isOrder ? row : data?.list.find(({ order_no }) => order_no === row.order_no)
  const bought = (order?.lines ?? []) as readonly Line[]
  // A request names lines of its order, with a quantity of its own.
  const goods = lines
    ? lines.flatMap(({ line_no, quantity }) => bought.filter((line) => line.line_no === line_no).map((line) => ({ ...line, quantity })))
    : bought
  if (goods.length === 0) return null
  return (
    <Stack as="ul" role="list" aria-label="Goods" gap="2" listStyleType="none">
      {goods.map(({ line_no, product_name, spec_values, thumb_image_url, price, quantity }) => (
        <Flex as="li" key={line_no} gap="3" align="center">
          <Image src={thumb_image_url} alt="" boxSize="12" rounded="md" borderWidth="1px" flexShrink="0" />
          <Box minW="0" fontSize="sm">
            <Text fontWeight="600">{product_name}</Text>
            <Text color="fg.muted">{[...spec_values, `${quantity} × Rp${price.toLocaleString('id-ID')}`].join(' · ')}</Text>
          </Box>
        </Flex>
      ))}
    </Stack>
  )
}
