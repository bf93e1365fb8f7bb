import type { Recording } from '@nusaria/scenarios/recording'
import type { Replay, StepResult } from '../drivers/replay.ts'
import { createWorld } from '../support/control.ts'
import type { Host } from '../support/hosts.ts'
import { RecordingPlayer } from './player.ts'

export { parseRecording, type Recording } from '@nusaria/scenarios/recording'

/** Called after each step. */
type OnStep = (result: StepResult, index: number) => void | Promise<void>

interface ReplayOptions {
  /** Stop after this step, counted from 1. */
  readonly until?: number
  /** Keep the world. */
  readonly keep?: boolean
  /** Called with the id of the new world. */
  readonly onWorld?: (worldId: string) => void
}

/** Replays a recording in a new world with its seed and time. Each step must be answered by the recorded code, up to the first that isn't. */
export async function replayRecording(
  recording: Recording,
  host: Host,
  onStep: OnStep = () => undefined,
  { until, keep = false, onWorld }: ReplayOptions = {},
): Promise<Replay> {
  const steps: StepResult[] = []
  const report = async (result: StepResult) => {
    steps.push(result)
    await onStep(result, steps.length - 1)
  }
  const world = await createWorld(host.control, recording.given)
  onWorld?.(world.id)
  const player = new RecordingPlayer(host, world, recording)
  let failed = false
  const attempt = async (said: string, act: () => Promise<void>, quiet = false) => {
    if (failed) return report({ said, verdict: 'not reached' })
    try {
      await act()
      if (!quiet) await report({ said, verdict: 'passed' })
    } catch (error) {
      failed = true
      await report({ said, verdict: 'failed', why: error instanceof Error ? error.message : String(error) })
    }
  }
  try {
    await attempt(`given ${JSON.stringify(recording.given)}`, () => player.begin(), true)
    for (const [at, step] of recording.steps.slice(0, until).entries())
      await attempt(describeStep(step, at + 1), () => player.runStep(step, at + 1))
  } finally {
    if (!keep) await world.remove()
  }
  return { driver: host.name, steps, verdict: failed ? 'failed' : 'passed' }
}

/** `3 (before) actor 1 cart.add {"sku_no":"S1"} → 0`. */
export function describeStep(step: Recording['steps'][number], no: number): string {
  const place = step.before ? `${no} (before)` : String(no)
  if (!('call' in step)) return `${place} control ${step.act} ${JSON.stringify(step.body)}`
  const { call, args, by, expect, fault } = step
  const argText = Object.keys(args).length > 0 ? ` ${JSON.stringify(args)}` : ''
  return `${place} actor ${by.actor + 1} ${call}${argText} → ${expect.code ?? 'no envelope'}${fault ? ` (${fault})` : ''}`
}
