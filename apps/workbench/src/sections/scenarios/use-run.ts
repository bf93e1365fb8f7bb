import type { RunOptions as FullRunOptions, Run } from '@nusaria/mock-api/control/types'
import { useCallback, useState } from 'react'
import { callControl } from '../../control/call-control.ts'
import { useControlQuery } from '../../control/use-control-query.ts'
import { type ActionState, useAction } from '../../ui/use-action.ts'

/** ms between two polls of a run */
const POLL_MS = 700

/** The options of a run, without its story. */
export type RunOptions = Omit<FullRunOptions, 'scenario' | 'recording'>

export interface RunState {
  /** The current state of the last run. */
  readonly run: Run | null
  readonly act: ActionState
  readonly begin: (how: RunOptions) => Promise<string | null>
  readonly stop: () => Promise<void>
}

/** Waits until a run has ended; null when it can't be fetched. It also polls in a hidden tab, as the shop's tab covers this one. */
export async function waitForRun(id: string): Promise<Run | null> {
  for (;;) {
    const run = await callControl<Run>('GET', `/runs/${id}`).catch(() => null)
    if (run?.state !== 'running') return run
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Runs a story in the mock and follows its progress. */
export function useRun(scenario: string): RunState {
  const [id, setId] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const act = useAction()
  const { data, ask } = useControlQuery<Run>(id === null ? null : `/runs/${id}`, over ? undefined : POLL_MS)
  if (data?.state === 'ended' && !over) setOver(true)

  const begin = useCallback(
    async (how: RunOptions) => {
      let begun: string | null = null
      await act.run(async () => {
        const { id } = await callControl<{ id: string }>('POST', '/runs', { scenario, ...how })
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
      await callControl('DELETE', `/runs/${id}`)
      await ask()
      return 'The run is stopped.'
    })
  }, [act.run, ask, id])
  return { run: data, act, begin, stop }
}
