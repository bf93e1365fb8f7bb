import type { Run, RunAsked } from '@nusaria/mock-api/control/shapes'
import { useCallback, useState } from 'react'
import { control } from '../../control/control.ts'
import { useControl } from '../../control/use-control.ts'
import { type Act, useAct } from '../../kit/use-act.ts'

/** ms between two looks at a run under way */
const LOOK = 700

/** What of a run is asked for beside its story. */
export type How = Omit<RunAsked, 'scenario' | 'recording'>

export interface Running {
  /** The run begun last, as it stands. */
  readonly run: Run | null
  readonly act: Act
  readonly begin: (how: How) => Promise<string | null>
  readonly stop: () => Promise<void>
}

/** A run once it has ended; null where it can't be asked for. It is waited for in a tab that is hidden too: the shop's stands in front of it. */
export async function endOf(id: string): Promise<Run | null> {
  for (;;) {
    const run = await control<Run>('GET', `/runs/${id}`).catch(() => null)
    if (run?.state !== 'running') return run
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
}

/** Has the mock tell a story, and follows it. */
export function useRun(scenario: string): Running {
  const [id, setId] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const act = useAct()
  const { data, ask } = useControl<Run>(id === null ? null : `/runs/${id}`, over ? undefined : LOOK)
  if (data?.state === 'ended' && !over) setOver(true)

  const begin = useCallback(
    async (how: How) => {
      let begun: string | null = null
      await act.run(async () => {
        const { id } = await control<{ id: string }>('POST', '/runs', { scenario, ...how })
        begun = id
        setId(id)
        setOver(false)
        return ''
      })
      return begun
    },
    [act.run, scenario],
  )
  const stop = useCallback(async () => {
    if (id === null) return
    await act.run(async () => {
      await control('DELETE', `/runs/${id}`)
      await ask()
      return 'The run is stopped.'
    })
  }, [act.run, ask, id])
  return { run: data, act, begin, stop }
}
