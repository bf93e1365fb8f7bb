import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.ts'

export interface Failure {
  readonly test: string
  readonly reason: string
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface Message {
  readonly message: string
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly projectName: string
      readonly results: readonly { readonly errors?: readonly Message[] }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors?: readonly Message[]
}

/** Maximum lines of a printed reason, so that a failure with its name and a note on the rest has 25; the log has all of it. */
const LINES = 23
/** Maximum characters of a printed line */
const LINE = 300

/** A stack line of a library. */
const IN_A_LIBRARY = /^\s+at .*(node_modules|<anonymous>|node:)/

/** The failures in a report of Vitest. */
export function failedVitest({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ test: file, reason: message }]
    return failed.map(({ fullName, failureMessages }) => ({ test: `${file} › ${fullName}`, reason: failureMessages.join('\n') }))
  })
}

/** The failures in a report of Playwright, including errors outside of tests. */
export function failedPlaywright({ suites, errors = [] }: PlaywrightReport): Failure[] {
  const outside = errors.map(({ message }) => ({ test: '(no test)', reason: message }))
  return [...testsOf(suites, 'unexpected'), ...outside]
}

/** The tests in a report of Playwright that failed first and passed when they were repeated. */
export const flakyPlaywright = ({ suites }: PlaywrightReport): Failure[] => testsOf(suites, 'flaky')

/** Tests of this status, each with the errors of its first run. */
function testsOf(suites: readonly PlaywrightSuite[], wanted: string): Failure[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => {
    const here = specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => ({
          test: `${file} [${projectName}] › ${title}`,
          reason: (results[0]?.errors ?? []).map(({ message }) => message).join('\n'),
        })),
    )
    return [...here, ...testsOf(inner, wanted)]
  })
}

/** Formats a failure: step and test, then the start of its reason, which begins with the assertion. */
export const formatFailure = (step: string, { test, reason }: Failure): string => `\n✗ ${step}: ${test}${indented(reason)}`

/** The same of a test that passed when it was repeated. */
export const formatFlaky = ({ test, reason }: Failure): string => `\n↻ ${test}${indented(reason)}`

const indented = (reason: string) => {
  const text = firstLines(reason)
  return text && `\n    ${text.replaceAll('\n', '\n    ')}`
}

/** The first lines of an error or of a program's output, without colours, empty lines and calls inside of libraries. */
export function firstLines(text = ''): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !IN_A_LIBRARY.test(line))
    .map((line) => (line.length > LINE ? `${line.slice(0, LINE)} …` : line))
  const rest = lines.length - LINES
  return [...lines.slice(0, LINES), ...(rest > 0 ? [`… ${rest} more lines`] : [])].join('\n').trim()
}
