import { Badge, Box, Button, Flex, Icon, Text } from '@chakra-ui/react'
import type { WorldSummary } from '@nusaria/mock-api/control/types'
import { Snowflake } from 'lucide-react'
import { OpenShopMenu } from '../../shop/open-shop-menu.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ConfirmButton } from '../../ui/dialog-button.tsx'
import { CheckboxField } from '../../ui/fields.tsx'
import { formatTime } from '../../ui/time.ts'
import { WorldTime } from '../../ui/world-time.tsx'
import { EditWorldButton } from './edit-world-button.tsx'

interface WorldsTableProps {
  /** Undefined while they load. */
  readonly worlds: readonly WorldSummary[] | undefined
  /** Shown when there are no worlds. */
  readonly empty: string
  readonly chosen: string
  readonly onChoose: (id: string) => void
  /** The ids of the checked worlds. */
  readonly checked: readonly string[]
  readonly onCheck: (ids: readonly string[]) => void
  readonly onFork: (id: string) => void
  readonly onDelete: (id: string) => void
}

/** The worlds with what can be done with each. The default world can't be deleted, so it has no checkbox. */
export function WorldsTable({ worlds, empty, chosen, onChoose, checked, onCheck, onFork, onDelete }: WorldsTableProps) {
  const deletable = (worlds ?? []).map(({ id }) => id).filter((id) => id !== 'default')
  const columns: readonly Column<WorldSummary>[] = [
    {
      title: 'Select',
      header: deletable.length > 0 && (
        <CheckboxField
          hideLabel
          label="Select all worlds"
          checked={deletable.every((id) => checked.includes(id))}
          onCheck={(all) => onCheck(all ? deletable : [])}
        />
      ),
      cell: ({ id }) =>
        id !== 'default' && (
          <CheckboxField
            hideLabel
            label={`Select ${id}`}
            checked={checked.includes(id)}
            onCheck={(on) => onCheck(on ? [...checked, id] : checked.filter((other) => other !== id))}
          />
        ),
    },
    {
      title: 'World',
      cell: ({ id, name, note }) => (
        <Box minW="8rem" maxW="20rem" overflowWrap="anywhere">
          {id === chosen ? (
            <Text as="span" fontWeight="700">
              {name ?? id}
            </Text>
          ) : (
            <Button
              variant="plain"
              h="auto"
              minW="0"
              p="0"
              justifyContent="start"
              textAlign="start"
              whiteSpace="normal"
              textDecoration="underline"
              aria-label={`Work on ${name ?? id}`}
              onClick={() => onChoose(id)}
            >
              {name ?? id}
            </Button>
          )}
          {name && <SecondLine>{id}</SecondLine>}
          {note && (
            <Text fontSize="xs" color="fg.muted" lineClamp="3" title={note}>
              {note}
            </Text>
          )}
        </Box>
      ),
    },
    {
      title: 'Its time, and last used (real time)',
      header: 'Time',
      cell: (world) => (
        <Box whiteSpace="nowrap">
          <WorldTime world={world} /> {world.frozen && <Icon as={Snowflake} aria-label="frozen" boxSize="3.5" color="fg.info" />}
          <SecondLine>{`last used ${formatTime(world.last_used)}`}</SecondLine>
        </Box>
      ),
    },
    {
      title: 'Shop',
      cell: ({ scenario, seed, strict, requests, ...world }) => (
        <Box whiteSpace="nowrap">
          {describeSize(world)} {strict && <Badge title="Refuses unknown fields">strict</Badge>}
          <SecondLine>{`${scenario ?? `seed ${seed}`}, ${requests.toLocaleString('en')} requests`}</SecondLine>
        </Box>
      ),
    },
    {
      title: 'Actions',
      cell: (world) => (
        <Flex gap="1" wrap="wrap" minW="8.5rem">
          <OpenShopMenu world={world.id} size="xs" variant="outline" />
          <EditWorldButton world={world} />
          <Button size="xs" variant="ghost" aria-label={`Fork ${world.id}`} onClick={() => onFork(world.id)}>
            Fork
          </Button>
          {world.id !== 'default' && (
            <ConfirmButton
              label="Delete"
              of={world.id}
              question="Its members, orders and journal are deleted too. This can't be undone."
              onConfirm={() => onDelete(world.id)}
            />
          )}
        </Flex>
      ),
    },
  ]
  return (
    <DataTable
      label="All worlds"
      columns={columns}
      rows={worlds}
      keyOf={({ id }) => id}
      isChosen={({ id }) => id === chosen}
      empty={empty}
    />
  )
}

/** `800 products, 1,000 more members` */
function describeSize({ products, members, orders }: Pick<WorldSummary, 'products' | 'members' | 'orders'>): string {
  const more = Object.entries({ members, orders }).filter(([, count]) => count > 0)
  return [`${products.toLocaleString('en')} products`, ...more.map(([what, count]) => `${count.toLocaleString('en')} more ${what}`)].join(
    ', ',
  )
}

/** The second line of a cell. */
function SecondLine({ children }: { readonly children: string }) {
  return (
    <Text fontSize="xs" color="fg.muted">
      {children}
    </Text>
  )
}
