import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RECORDS, type StoryRecord } from '@nusaria/scenarios/coverage/record'
import { scenarios } from '@nusaria/scenarios/index'
import type { Outcome } from '../report/outcome.ts'

const FILE = fileURLToPath(new URL('../../src/coverage/recorded.json', import.meta.url))

/** What one run adds to its story's record: transitions in the engine, screens in the browser. */
function recordOf({ driver, layout, steps, journal }: Outcome, before: StoryRecord): StoryRecord {
  const made = journal?.transitions ?? []
  if (driver === 'engine') return { transitions: made }
  if (!layout) return {}
  const known = [...(before.transitions ?? []), ...(before.browserTransitions ?? [])]
  const more = made.filter((transition) => !known.includes(transition))
  const screens = { [layout]: steps.map(({ screen }) => screen ?? '-').join(' ') }
  return more.length > 0 ? { ...screens, browserTransitions: [...(before.browserTransitions ?? []), ...more].sort() } : screens
}

/** Writes what passed runs did to the record, in the order of the stories. Stories that are gone leave it. */
export function writeRecord(outcomes: readonly Outcome[]): void {
  const records: Record<string, StoryRecord> = { ...RECORDS }
  for (const outcome of outcomes.filter(({ verdict }) => verdict === 'passed')) {
    const before = records[outcome.name] ?? {}
    records[outcome.name] = { ...before, ...recordOf(outcome, before) }
  }
  const rows = Object.keys(scenarios).flatMap((name) => {
    const { transitions = [], browserTransitions, mobile, desktop } = records[name] ?? {}
    const lines = Object.entries({ transitions, browserTransitions, mobile, desktop }).flatMap(([key, value]) =>
      value === undefined ? [] : [`    ${JSON.stringify(key)}: ${JSON.stringify(value)}`],
    )
    return name in records ? [`  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`] : []
  })
  const text = `{\n${rows.join(',\n')}\n}\n`
  if (readFileSync(FILE, 'utf8') !== text) writeFileSync(FILE, text)
}
