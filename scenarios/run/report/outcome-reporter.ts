import { writeFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { describeFailure } from './describe-failure.ts'
import type { Outcome } from './outcome.ts'

/** The variable with the path of the JSON file that it writes. */
export const OUTCOMES_FILE = 'NUSARIA_OUTCOMES'

/** The variable that makes it print events as JSON lines. */
const EVENTS = 'NUSARIA_OUTCOMES_EVENTS'

const reasonOf = (error: TestError | undefined) => describeFailure(error?.message ?? error?.value ?? 'It failed without a message')

/** The attached outcome, or the error of a test without one. */
function outcomeOf(test: TestCase, result: TestResult): Outcome {
  const attached = result.attachments.find(({ name }) => name === 'outcome')?.body
  const failed = result.status !== 'passed'
  const [error] = result.errors
  if (attached) {
    const outcome = JSON.parse(attached.toString()) as Outcome
    // The story passed, but something else failed.
    return failed && outcome.verdict !== 'failed' ? { ...outcome, verdict: 'failed', why: reasonOf(error) } : outcome
  }
  const layout = test.parent.project()?.name === 'desktop' ? 'desktop' : 'mobile'
  const info = { name: test.title, title: '', given: [], covers: [], driver: 'browser' as const, layout, repeat: 1 } as const
  return { ...info, verdict: 'failed', why: reasonOf(error), steps: [], ms: result.duration }
}

/** Collects the outcomes of stories for the command line. */
export default class OutcomeReporter implements Reporter {
  readonly #outcomes: Outcome[] = []
  readonly #errors: string[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return
    const outcome = outcomeOf(test, result)
    this.#outcomes.push(outcome)
    const { steps, ...end } = outcome
    const lines = [
      { event: 'begin', ...end, steps: steps.map(({ said }) => said) },
      ...steps.map((step, index) => ({ event: 'step', name: outcome.name, index, ...step })),
      { event: 'end', ...end },
    ]
    if (process.env[EVENTS]) for (const line of lines) console.log(JSON.stringify(line))
    else {
      const how = [outcome.layout, outcome.language, outcome.under, outcome.repeat > 1 && `time ${outcome.repeat}`]
        .filter(Boolean)
        .join(', ')
      console.log(`${outcome.verdict === 'failed' ? '✗' : '✓'} ${outcome.name} [${how}] ${(outcome.ms / 1_000).toFixed(1)} s`)
      const failed = steps.find(({ verdict }) => verdict === 'failed')
      if (failed) console.log(`    ${failed.said}\n      ${failed.why?.replaceAll('\n', '\n      ')}`)
      else if (outcome.why) console.log(`      ${outcome.why}`)
    }
  }

  onError(error: TestError): void {
    this.#errors.push(reasonOf(error))
    console.error(reasonOf(error))
  }

  onEnd({ status }: FullResult): void {
    const file = process.env[OUTCOMES_FILE]
    if (file) writeFileSync(file, JSON.stringify({ status, outcomes: this.#outcomes, errors: this.#errors }))
  }

  printsToStdio(): boolean {
    return true
  }
}
