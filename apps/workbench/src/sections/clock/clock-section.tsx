import { Box, Button, HStack, Text } from '@chakra-ui/react'
import type { ControlInput } from '@nusaria/mock-api/control/control-client'
import type { ClockReply, PendingTimer, WorldSummary } from '@nusaria/mock-api/control/types'
import { useState } from 'react'
import { POLLED, useControl, useDuesQuery } from '../../control/control-api.ts'
import { useWorld, useWorldId } from '../../control/worlds.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { SwitchField } from '../../ui/fields.tsx'
import { Card, SectionPage } from '../../ui/section-page.tsx'
import { formatTime, formatTimeUntil } from '../../ui/time.ts'
import { ActionResult, useAction } from '../../ui/use-action.tsx'
import { useWorldNow, WorldTime } from '../../ui/world-time.tsx'
import { MoveClock } from './move-clock.tsx'

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
  const control = useControl()
  const timers = useDuesQuery({ params: { id } }, POLLED)
  const [fired, setFired] = useState<{ readonly world: string; readonly list: readonly FiredTimer[] } | null>(null)
  const act = useAction()

  const change = (body: ControlInput<'clock'>['body'], said: (now: string) => string) =>
    act.run(async () => {
      const moved = await control('clock', { params: { id }, body })
      setFired({ world: id, list: moved.fired })
      const count = moved.fired.length
      return `${said(formatTime(moved.now))} ${count === 0 ? 'No timer fired.' : `${count} ${count === 1 ? 'timer' : 'timers'} fired.`}`
    })
  const goTo = (now: string) => change({ now }, (then) => `It is ${then}.`)

  return (
    <SectionPage title="Clock" about="The time of this world. Timers that the clock passes fire at their own times." failure={timers.error}>
      <Card
        title="Now"
        aside={
          world && (
            <SwitchField
              label="Frozen"
              checked={world.frozen}
              onSwitch={(frozen) => void change({ frozen }, (then) => (frozen ? `Frozen at ${then}.` : `It runs from ${then}.`))}
            />
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
        <Card title="Timers that the last change fired">
          <DataTable
            label="What fired"
            columns={FIRED_COLUMNS}
            rows={fired.list}
            keyOf={({ kind, ref, at }) => `${kind} ${ref} ${at}`}
            empty="None."
          />
        </Card>
      )}
      <Card title="Next timers">
        {world && <TimersTable world={world} timers={timers.currentData?.list} onGo={(at) => void goTo(at)} />}
      </Card>
    </SectionPage>
  )
}

const INITIAL_ROWS = 20

interface DuesTableProps {
  readonly world: WorldSummary
  readonly timers: readonly PendingTimer[] | undefined
  /** Sets the clock. */
  readonly onGo: (at: string) => void
}

/** The world's timers, earliest first. Each has a button that sets the clock to its time. */
function TimersTable({ world, timers, onGo }: DuesTableProps) {
  const now = useWorldNow(world)
  const [all, setAll] = useState(false)
  return (
    <>
      <DataTable
        label="Next timers"
        columns={[
          { title: 'At', cell: ({ at }) => <Text whiteSpace="nowrap">{formatTime(at)}</Text> },
          { title: 'In', cell: ({ at }) => <Text whiteSpace="nowrap">{formatTimeUntil(Date.parse(at) - now)}</Text> },
          { title: 'What', cell: ({ kind }) => kind },
          { title: 'Of', cell: ({ ref }) => ref },
          {
            title: 'Actions',
            cell: ({ at, kind, ref }) => (
              <Button size="xs" variant="outline" aria-label={`Go to ${kind} of ${ref}`} onClick={() => onGo(at)}>
                Go there
              </Button>
            ),
          },
        ]}
        rows={all ? timers : timers?.slice(0, INITIAL_ROWS)}
        keyOf={({ kind, ref }) => `${kind} ${ref}`}
        empty="There is none."
      />
      {!all && timers && timers.length > INITIAL_ROWS && (
        <Button variant="ghost" mt="2" onClick={() => setAll(true)}>
          Show all {timers.length}
        </Button>
      )}
    </>
  )
}
