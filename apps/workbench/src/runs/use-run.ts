import type { Run, RunOptions } from '@nusaria/mock-api/control/types'
import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback, useState } from 'react'
import { type Failure, useControl, useRunQuery } from '../control/control-api.ts'

/** ms between two polls of a run */
const POLL_MS = 700

interface RunState {
  /** The current state of the last run. */
  readonly run: Run | undefined
  /** Why its state could not be loaded. */
  readonly error: Failure | undefined
  /** Resolves to the id of the run; the run then goes on. */
  readonly start: (how: RunOptions) => Promise<string>
  /** Resolves to what was done. */
  readonly stop: () => Promise<string>
}

/** Runs a scenario or a recording in the mock and follows its progress. */
export function useRun(): RunState {
  const [id, setId] = useState<string | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const control = useControl()
  const { currentData: run, error } = useRunQuery(id === null ? skipToken : { params: { id } }, {
    pollingInterval: id === ended ? 0 : POLL_MS,
    skipPollingIfUnfocused: true,
  })
  if (run?.state === 'ended' && ended !== run.id) setEnded(run.id)

  const start = useCallback(
    async (how: RunOptions) => {
      const started = await control('startRun', { body: how })
      setId(started.id)
      return started.id
    },
    [control],
  )
  const stop = useCallback(async () => {
    if (id !== null) await control('stopRun', { params: { id } })
    return 'The run is stopped.'
  }, [control, id])
  return { run, error, start, stop }
}
