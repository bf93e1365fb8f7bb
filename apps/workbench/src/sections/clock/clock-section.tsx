import { Box, HStack, Switch, Text } from '@chakra-ui/react'
import type { ClockReply, ListReply, PendingTimer } from '@nusaria/mock-api/control/types'
import { useState } from 'react'
import { callControl, worldPath } from '../../control/call-control.ts'
import { useControlQuery } from '../../control/use-control-query.ts'
import { useWorldId } from '../../control/use-world-id.ts'
import { useWorld, useWorlds } from '../../control/worlds.tsx'
import { ActionResult } from '../../ui/action-result.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Card, SectionPage } from '../../ui/section-page.tsx'
import { formatTime } from '../../ui/time.ts'
import { useAction } from '../../ui/use-action.ts'
import { WorldTime } from '../../ui/world-time.tsx'
import { MoveClock } from './move-clock.tsx'
import { TimersTable } from './timers-table.tsx'

type FiredTimer = ClockReply['fired'][number]

const FIRED_COLUMNS: readonly Column<FiredTimer>[] = [
  { title: 'At', cell: ({ at }) => <Text whiteSpace="nowrap">{formatTime(at)}</Text> },
  { title: 'What', cell: ({ kind }) => kind },
  { title: 'Of', cell: ({ ref }) => ref },
]

/** The world's clock: advance, set or freeze it, and see which timers fire. */
export function ClockSection() {
  const id = useWorldId()
  const world = useWorld()
  const { ask } = useWorlds()
  const dues = useControlQuery<ListReply<PendingTimer>>(worldPath(id, '/dues'), 2_000)
  const [fired, setFired] = useState<{ readonly world: string; readonly list: readonly FiredTimer[] } | null>(null)
  const act = useAction()

  const change = (body: object, said: (now: string) => string) =>
    act.run(async () => {
      const moved = await callControl<ClockReply>('POST', worldPath(id, '/clock'), body)
      setFired({ world: id, list: moved.fired })
      await Promise.all([ask(), dues.ask()])
      const count = moved.fired.length
      return `${said(formatTime(moved.now))} ${count === 0 ? 'Nothing fell due.' : `${count} fell due.`}`
    })
  const goTo = (now: string) => change({ now }, (then) => `It is ${then}.`)

  return (
    <SectionPage
      title="Clock"
      about="The only time this world knows. What falls due on the way fires at its own moment."
      failure={dues.failure}
    >
      <Card
        title="Now"
        aside={
          world && (
            <Switch.Root
              checked={world.frozen}
              onCheckedChange={({ checked }) =>
                void change({ frozen: checked }, (then) => (checked ? `Frozen at ${then}.` : `It goes on from ${then}.`))
              }
            >
              <Switch.HiddenInput />
              <Switch.Control />
              <Switch.Label>Frozen</Switch.Label>
            </Switch.Root>
          )
        }
      >
        <Box fontSize={{ base: '2xl', md: '3xl' }} fontWeight="700" letterSpacing="tight" fontVariantNumeric="tabular-nums" mb="4">
          {world ? <WorldTime world={world} /> : '…'}
        </Box>
        <MoveClock busy={act.busy} onAdvance={(advance) => change({ advance }, (then) => `It is ${then}.`)} onSet={goTo} />
        <HStack mt="3">
          <ActionResult {...act} />
        </HStack>
      </Card>
      {fired?.world === id && (
        <Card title="What fired by the last move">
          <DataTable
            label="What fired"
            columns={FIRED_COLUMNS}
            rows={fired.list}
            keyOf={({ kind, ref, at }) => `${kind} ${ref} ${at}`}
            empty="Nothing."
          />
        </Card>
      )}
      <Card title="What is due next">
        {world && dues.data ? (
          <TimersTable world={world} dues={dues.data.list} onGo={(at) => void goTo(at)} />
        ) : (
          <Text color="fg.muted">Asking …</Text>
        )}
      </Card>
    </SectionPage>
  )
}
