import { Button, Text } from '@chakra-ui/react'
import type { PendingTimer, WorldSummary } from '@nusaria/mock-api/control/types'
import { useState } from 'react'
import { DataTable } from '../../ui/data-table.tsx'
import { formatTime, formatTimeUntil } from '../../ui/time.ts'
import { useWorldNow } from '../../ui/world-time.tsx'

const INITIAL_ROWS = 20

interface DuesTableProps {
  readonly world: WorldSummary
  readonly dues: readonly PendingTimer[]
  /** Sets the clock. */
  readonly onGo: (at: string) => void
}

/** The world's timers, earliest first. Each has a button that sets the clock to its time. */
export function TimersTable({ world, dues, onGo }: DuesTableProps) {
  const now = useWorldNow(world)
  const [all, setAll] = useState(false)
  return (
    <>
      <DataTable
        label="What is due next"
        columns={[
          { title: 'At', cell: ({ at }) => <Text whiteSpace="nowrap">{formatTime(at)}</Text> },
          { title: 'In', cell: ({ at }) => <Text whiteSpace="nowrap">{formatTimeUntil(Date.parse(at) - now)}</Text> },
          { title: 'What', cell: ({ kind }) => kind },
          { title: 'Of', cell: ({ ref }) => ref },
          {
            title: 'Do',
            cell: ({ at, kind, ref }) => (
              <Button size="xs" variant="outline" aria-label={`Go to ${kind} of ${ref}`} onClick={() => onGo(at)}>
                Go there
              </Button>
            ),
          },
        ]}
        rows={all ? dues : dues.slice(0, INITIAL_ROWS)}
        keyOf={({ kind, ref }) => `${kind} ${ref}`}
        empty="Nothing is."
      />
      {!all && dues.length > INITIAL_ROWS && (
        <Button size="sm" variant="ghost" mt="2" onClick={() => setAll(true)}>
          Show all {dues.length}
        </Button>
      )}
    </>
  )
}
