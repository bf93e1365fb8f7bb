import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.mjs'

/** @typedef {{ test: string, reason: string }} Failure */

/** Characters of a reason that are enough to know it by; the whole of it stands further up. */
const REASON = 600

/** A line of a stack that leads to nothing of ours. */
const IN_A_LIBRARY = /^\s+at .*(node_modules|<anonymous>|node:)/

/**
 * What failed in a report of Vitest's.
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
 * What failed in a report of Playwright's, and what went wrong outside of any test.
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
 * A failure as it is printed: whose it is, then the beginning of its reason.
 * @param {string} step
 * @param {Failure} failure
 */
export function told(step, { test, reason }) {
  const lines = stripVTControlCharacters(reason ?? '')
    .split('\n')
    .filter((line) => !IN_A_LIBRARY.test(line))
    .join('\n')
    .slice(0, REASON)
    .trim()
    .split('\n')
  return [`\n✗ ${step}: ${test}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
