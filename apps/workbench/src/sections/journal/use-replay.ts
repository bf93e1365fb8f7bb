import type { Run } from '@nusaria/mock-api/control/shapes'
import type { Recording } from '@nusaria/scenarios/recording'
import { useCallback, useState } from 'react'
import { control } from '../../control/control.ts'
import { useControl } from '../../control/use-control.ts'

/** ms between two looks at a run that goes on */
const EVERY = 1_000

/** Has the mock tell a recording to itself, and follows how it goes. */
export function useReplay() {
  const [id, setId] = useState<string | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const { data: run, failure } = useControl<Run>(id === null ? null : `/runs/${id}`, id !== null && ended !== id ? EVERY : undefined)
  if (run && run.state === 'ended' && ended !== run.id) setEnded(run.id)
  const start = useCallback(async (recording: Recording) => {
    setId((await control<{ id: string }>('POST', '/runs', { recording, driver: 'http' })).id)
  }, [])
  return { run, failure, start }
}
