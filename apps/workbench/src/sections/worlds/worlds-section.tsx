import { Button, HStack, Text } from '@chakra-ui/react'
import type { WorldSummary } from '@nusaria/mock-api/control/types'
import { control } from '../../control/control-api.ts'
import { useChooseWorld, useWorldId, useWorlds } from '../../control/worlds.tsx'
import { OpenShopMenu } from '../../shop/open-shop-menu.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Card, SectionPage } from '../../ui/section-page.tsx'
import { formatTime } from '../../ui/time.ts'
import { ActionResult, useAction } from '../../ui/use-action.tsx'
import { WorldTime } from '../../ui/world-time.tsx'
import { CreateWorldForm } from './create-world-form.tsx'

/** All worlds: create, select, open the shop, fork, delete. */
export function WorldsSection() {
  const chosen = useWorldId()
  const choose = useChooseWorld()
  const { data, failure, refetch } = useWorlds()
  const act = useAction()

  const fork = (id: string) =>
    act.run(async () => {
      const fork = await control('forkWorld', { params: { id } })
      await refetch()
      choose(fork.id)
      return `${fork.id} is a fork of ${id}, and the world you work on now.`
    })
  const remove = (id: string) =>
    act.run(async () => {
      await control('deleteWorld', { params: { id } })
      await refetch()
      if (id === chosen) choose('default')
      return `${id} is deleted.`
    })

  const columns: readonly Column<WorldSummary>[] = [
    {
      title: 'World',
      cell: ({ id }) =>
        id === chosen ? (
          <Text fontWeight="700">{id}</Text>
        ) : (
          <Button size="xs" variant="outline" aria-label={`Work on ${id}`} onClick={() => choose(id)}>
            {id}
          </Button>
        ),
    },
    {
      title: 'Its time',
      cell: (world) => (
        <Text whiteSpace="nowrap">
          <WorldTime world={world} /> {world.frozen && '(frozen)'}
        </Text>
      ),
    },
    {
      title: 'Created by',
      cell: ({ scenario, seed }) => (
        <Text whiteSpace="nowrap">
          {scenario} <Text as="span" color="fg.muted">{`seed ${seed}`}</Text>
        </Text>
      ),
    },
    { title: 'Products', align: 'end', cell: ({ products }) => products.toLocaleString('en') },
    { title: 'Unknown fields', cell: ({ strict }) => (strict ? 'refused' : 'noted') },
    { title: 'Requests', align: 'end', cell: ({ requests }) => requests.toLocaleString('en') },
    { title: 'Last used (real time)', cell: ({ last_used }) => <Text whiteSpace="nowrap">{formatTime(last_used)}</Text> },
    {
      title: 'Do',
      cell: ({ id }) => (
        <HStack gap="1" wrap="nowrap">
          <OpenShopMenu world={id} size="xs" variant="outline" />
          <Button size="xs" variant="ghost" aria-label={`Fork ${id}`} onClick={() => void fork(id)}>
            Fork
          </Button>
          {id !== 'default' && (
            <ConfirmButton
              label="Delete"
              of={id}
              question="Its members, orders and journal go with it. This can't be undone."
              onConfirm={() => void remove(id)}
            />
          )}
        </HStack>
      ),
    },
  ]

  return (
    <SectionPage
      title="Worlds"
      about="Each is a shop of its own: members, stock, orders, clock and chance. What happens in one never reaches another."
      failure={failure}
    >
      <Card title="All worlds" aside={<ActionResult {...act} />}>
        <DataTable
          label="All worlds"
          columns={columns}
          rows={data?.list ?? []}
          keyOf={({ id }) => id}
          isChosen={({ id }) => id === chosen}
          empty={data ? 'There is none.' : 'Asking …'}
        />
      </Card>
      <CreateWorldForm />
    </SectionPage>
  )
}
