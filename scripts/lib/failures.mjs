import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.mjs'

/** @typedef {{ test: string, reason: string }} Failure */

/** Maximum characters of a printed reason; the log has all of it. */
const REASON = 600

/** A stack line of a library. */
const IN_A_LIBRARY = /^\s+at .*(node_modules|<anonymous>|node:)/

/**
 * The failures in a report of Vitest.
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: object[] }[] }} report
 * @returns {Failure[]}
 */
export function failedVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ test: file, reason: message }]
    return failed.map(({ fullName, failureMessages }) => ({ test: `${file} › ${fullName}`, reason: failureMessages.join('\n') }))
  })
}

/**
 * The failures in a report of Playwright, including errors outside of tests.
 * @param {{ suites: object[], errors?: { message: string }[] }} report
 * @returns {Failure[]}
 */
export function failedPlaywright({ suites, errors = [] }) {
  const outside = errors.map(({ message }) => ({ test: '(no test)', reason: message }))
  return [...suites.flatMap(failedInSuite), ...outside]
}

function failedInSuite({ suites = [], specs = [] }) {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        test: `${file} [${projectName}] › ${title}`,
        reason: (results.at(-1)?.errors ?? []).map(({ message }) => message).join('\n'),
      })),
  )
  return [...here, ...suites.flatMap(failedInSuite)]
}

/**
 * Formats a failure: step and test, then the start of its reason.
 * @param {string} step
 * @param {Failure} failure
 */
export function formatFailure(step, { test, reason }) {
  const lines = stripVTControlCharacters(reason ?? '')
    .split('\n')
    .filter((line) => !IN_A_LIBRARY.test(line))
    .join('\n')
    .slice(0, REASON)
    .trim()
    .split('\n')
  return [`\n✗ ${step}: ${test}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
