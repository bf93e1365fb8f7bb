import type { RunEvent } from '../report/outcome.ts'

const MARKS = { passed: '✓', failed: '✗', 'not applicable': '–', 'not reached': '·' } as const

const seconds = (ms: number | undefined) => (ms === undefined || ms < 1_000 ? '' : ` (${(ms / 1_000).toFixed(1)} s)`)

function eventLines(event: RunEvent): string[] {
  switch (event.event) {
    case 'begin': {
      const how = [event.driver, event.layout, event.language, event.repeat > 1 && `time ${event.repeat}`].filter(Boolean).join(', ')
      return ['', `${event.name}: ${event.title} [${how}]`]
    }
    case 'step': {
      const beyond = event.verdict === 'not applicable' ? ' (not applicable)' : ''
      return [`  ${MARKS[event.verdict]} ${event.said}${beyond}${seconds(event.ms)}`, ...(event.why ? [`      ${event.why}`] : [])]
    }
    case 'end':
      return [
        `  ${MARKS[event.verdict]} ${event.verdict}${event.why ? `: ${event.why}` : ''}${seconds(event.ms)}`,
        ...(event.world ? [`  world ${event.world} stays`] : []),
      ]
    case 'sum':
      return [
        '',
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
