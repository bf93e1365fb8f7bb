import type { Run } from '@nusaria/mock-api/control/types'
import type { Recording } from '@nusaria/scenarios/recording'
import { useCallback, useState } from 'react'
import { callControl } from '../../control/call-control.ts'
import { useControlQuery } from '../../control/use-control-query.ts'

/** ms between two polls of a run */
const POLL_MS = 1_000

/** Replays a recording in the mock and follows its progress. */
export function useReplay() {
  const [id, setId] = useState<string | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const { data: run, failure } = useControlQuery<Run>(id === null ? null : `/runs/${id}`, id !== null && ended !== id ? POLL_MS : undefined)
  if (run && run.state === 'ended' && ended !== run.id) setEnded(run.id)
  const start = useCallback(async (recording: Recording) => {
    setId((await callControl<{ id: string }>('POST', '/runs', { recording, driver: 'http' })).id)
  }, [])
  return { run, failure, start }
}
