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
