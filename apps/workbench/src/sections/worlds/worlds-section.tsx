import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useControl } from '../../control/control-api.ts'
import { useChooseWorld, useWorldId, useWorlds } from '../../control/worlds.ts'
import { ConfirmButton } from '../../ui/dialog-button.tsx'
import { TextField } from '../../ui/fields.tsx'
import { searchByWords } from '../../ui/search.ts'
import { Card, SectionPage } from '../../ui/section-page.tsx'
import { ActionResult, useAction } from '../../ui/use-action.tsx'
import { CreateWorldForm } from './create-world-form.tsx'
import { WorldsTable } from './worlds-table.tsx'

/** All worlds: create, find, select, name, open the shop, fork, delete one or several. */
export function WorldsSection() {
  const chosen = useWorldId()
  const choose = useChooseWorld()
  const { data, error } = useWorlds()
  const change = useControl()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState<readonly string[]>([])
  const act = useAction()
  const worlds = data?.list ?? []
  const found = searchByWords(worlds, typed, ({ id, name, note, scenario }) => [id, name, note, scenario].join(' '))
  // Only what is visible is deleted.
  const toDelete = found.filter(({ id }) => checked.includes(id))

  const fork = (id: string) =>
    act.run(async () => {
      const fork = await change('forkWorld', { params: { id } })
      choose(fork.id)
      return `${fork.id} is a fork of ${id}, and is selected.`
    })
  const remove = (ids: readonly string[]) =>
    act.run(async () => {
      const { list } = await change('deleteWorlds', { body: { ids: [...ids] } })
      setChecked([])
      if (ids.includes(chosen)) choose('default')
      return list.length === 1 ? `${list[0]} is deleted.` : `${list.length} worlds are deleted.`
    })

  return (
    <SectionPage
      title="Worlds"
      about="Each is a shop of its own: members, stock, orders, clock and random values. What happens in one never reaches another."
      failure={error}
    >
      <Card title="All worlds" aside={<ActionResult {...act} />}>
        <Flex gap="3" mb="4" align="end" wrap="wrap" justify="space-between">
          <Box flex="1 1 16rem" maxW="24rem">
            <TextField
              label="Search worlds"
              type="search"
              placeholder="a name, a word of a note, an id …"
              value={typed}
              onValue={setTyped}
            />
          </Box>
          {toDelete.length > 0 && (
            <ConfirmButton
              label="Delete"
              of={toDelete.length === 1 ? `${toDelete[0]?.id}` : `${toDelete.length} worlds`}
              text={`Delete ${toDelete.length} selected`}
              variant="outline"
              question={`${toDelete.map(({ id, name }) => name ?? id).join(', ')}: their members, orders and journals are deleted too. This can't be undone.`}
              onConfirm={() => void remove(toDelete.map(({ id }) => id))}
            />
          )}
        </Flex>
        <WorldsTable
          worlds={data && found}
          empty={typed ? 'No world has these words.' : 'There is none.'}
          chosen={chosen}
          onChoose={choose}
          checked={toDelete.map(({ id }) => id)}
          onCheck={setChecked}
          onFork={(id) => void fork(id)}
          onDelete={(id) => void remove([id])}
        />
      </Card>
      <CreateWorldForm />
    </SectionPage>
  )
}
