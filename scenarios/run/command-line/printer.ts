import type { RunEvent, StoryFailures } from '../report/outcome.ts'

const MARKS = { passed: '✓', failed: '✗', 'not applicable': '–', 'not reached': '·' } as const

const seconds = (ms: number | undefined) => (ms === undefined || ms < 1_000 ? '' : ` (${(ms / 1_000).toFixed(1)} s)`)

/** One row a story that failed: how often, on which layout, and why. */
function failureLines(failures: readonly StoryFailures[], rounds: number): string[] {
  if (failures.length === 0) return [`No story failed in ${rounds} rounds.`]
  const width = Math.max(...failures.map(({ name }) => name.length))
  return [
    `${'story'.padEnd(width)}  layout   failures in ${rounds} rounds`,
    ...failures.flatMap(({ name, layout = '', under = '', failed, of, reasons }) => [
      `${name.padEnd(width)}  ${`${layout} ${under}`.trim().padEnd(7)}  ${failed} of ${of}${failed < of ? ' (flaky)' : ''}`,
      ...reasons.map((reason) => `    ${reason}`),
    ]),
  ]
}

/** Most lines of a reason. The report has all of them. */
const LINES = 20

const indented = (why = '') =>
  why
    .split('\n')
    .filter(Boolean)
    .slice(0, LINES)
    .map((line) => `      ${line}`)

function eventLines(event: RunEvent): string[] {
  switch (event.event) {
    case 'begin': {
      const how = [event.driver, event.layout, event.language, event.under, event.repeat > 1 && `time ${event.repeat}`]
        .filter(Boolean)
        .join(', ')
      return ['', `${event.name}: ${event.title} [${how}]`]
    }
    case 'step': {
      const beyond = event.verdict === 'not applicable' ? ' (not applicable)' : ''
      return [`  ${MARKS[event.verdict]} ${event.said}${beyond}${seconds(event.ms)}`, ...indented(event.why)]
    }
    case 'end':
      return [
        `  ${MARKS[event.verdict]} ${event.verdict}${event.why ? `: ${event.why}` : ''}${seconds(event.ms)}`,
        ...(event.world ? [`  world ${event.world} stays`] : []),
      ]
    case 'sum':
      return [
        '',
        ...(event.failures ? [...failureLines(event.failures, event.rounds ?? 0), ''] : []),
        `${event.passed} passed, ${event.failed} failed, ${event.notApplicable} not applicable`,
        ...(event.report ? [`report: ${event.report}`] : []),
        ...(event.trace ? [`the first failed step: npx playwright show-trace ${event.trace}`] : []),
      ]
  }
}

/** Receives the events of a run. */
export type Printer = (event: RunEvent) => void

/** Prints the events of a run, as text or JSON lines. */
export function createPrinter(json: boolean): Printer {
  return (event) => {
    if (json) console.log(JSON.stringify(event))
    else for (const line of eventLines(event)) console.log(line)
  }
}
