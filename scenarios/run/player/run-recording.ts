import { existsSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'
import { type Options, UsageError } from '../command-line/options.ts'
import { describeStep, parseRecording, type Recording, replayRecording } from '../recordings/replay.ts'
import type { Outcome, RunEvent, RunInfo, StepOutcome } from '../report/outcome.ts'
import { worldControl } from '../support/control.ts'
import { hostFor } from './runners.ts'

const RECORDED_FOLDER = `${root}/scenarios/recorded`

/** Loads a recording: a file, or a stored one. Throws UsageError. */
function loadRecording(source: string): Recording {
  const file = source.startsWith('recorded/') ? `${RECORDED_FOLDER}/${source.slice('recorded/'.length)}.scenario.json` : resolve(source)
  if (!existsSync(file)) throw new UsageError(`There is no recording at ${file}`)
  try {
    return parseRecording(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${source} is no recording: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Replays a recording by calls; a browser can't. */
export async function runRecording(source: string, options: Options, onEvent: (event: RunEvent) => void): Promise<Outcome> {
  const { driver, until, keep } = options
  if (driver === 'browser') throw new UsageError(`${source} is a recording: it runs by calls, with --driver=engine or http`)
  const recording = loadRecording(source)
  const from = performance.now()
  const host = await hostFor(options)
  try {
    const name = basename(source, '.scenario.json')
    const info: RunInfo = {
      name,
      title: recording.title,
      given: [`A world of seed ${recording.given.seed}, ${recording.given.now}`],
      covers: [],
      driver,
      repeat: 1,
    }
    onEvent({ event: 'begin', ...info, steps: recording.steps.map((step, i) => describeStep(step, i + 1)) })
    const steps: StepOutcome[] = []
    let world = ''
    const onWorld = (id: string) => {
      world = id
    }
    const { verdict } = await replayRecording(
      recording,
      host,
      (step, index) => {
        steps.push(step)
        onEvent({ event: 'step', name, index, ...step })
      },
      { keep, onWorld, ...(until && { until }) },
    )
    const kept = keep ? worldControl(host.control, world) : null
    const lines = await kept?.journal()
    const transitions = (await kept?.transitions()) ?? []
    const ms = Math.round(performance.now() - from)
    const journal = lines && {
      calls: lines.length,
      violations: lines.flatMap(({ violations }) => violations),
      transitions,
    }
    const end = { ...info, verdict, ms, ...(journal && { journal }), ...(keep && { world }) }
    onEvent({ event: 'end', ...end })
    return { ...end, steps }
  } finally {
    await host.close()
  }
}
