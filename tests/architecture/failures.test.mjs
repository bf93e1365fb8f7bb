import { expect, it } from 'vitest'
import { failedPlaywright, failedVitest, firstLines, flakyPlaywright, formatFailure, formatFlaky } from '../../scripts/lib/failures.ts'
import { root } from '../../scripts/lib/root.ts'

it('names the failed unit tests, and the files that failed to load', () => {
  const tests = [
    { fullName: 'adds up', status: 'passed', failureMessages: [] },
    { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1 to be 2'] },
  ]
  const report = {
    testResults: [
      { name: `${root}/a.test.ts`, status: 'failed', message: '', assertionResults: tests },
      { name: `${root}/b.test.ts`, status: 'failed', message: 'no such module', assertionResults: [] },
      { name: `${root}/c.test.ts`, status: 'passed', message: '', assertionResults: [] },
    ],
  }
  expect(failedVitest(report)).toEqual([
    { test: 'a.test.ts › takes away', reason: 'expected 1 to be 2' },
    { test: 'b.test.ts', reason: 'no such module' },
  ])
})

it('names the failed browser tests with their layout, and errors outside of tests', () => {
  const spec = (title, status, message) => ({
    file: 'cart.spec.ts',
    title,
    tests: [{ projectName: 'mobile', status, results: [{ errors: message ? [{ message }] : [] }] }],
  })
  const suites = [{ specs: [spec('fillsForm', 'expected')], suites: [{ specs: [spec('empties', 'unexpected', 'no button')] }] }]
  expect(failedPlaywright({ suites, errors: [{ message: 'no browser' }] })).toEqual([
    { test: 'cart.spec.ts [mobile] › empties', reason: 'no button' },
    { test: '(no test)', reason: 'no browser' },
  ])
})

it('names the browser tests that passed on their second run, with the error of the first', () => {
  const results = [{ errors: [{ message: 'no button' }] }, { errors: [] }]
  const suites = [{ specs: [{ file: 'cart.spec.ts', title: 'empties', tests: [{ projectName: 'desktop', status: 'flaky', results }] }] }]
  expect(failedPlaywright({ suites })).toEqual([])
  const [flaky] = flakyPlaywright({ suites })
  expect(formatFlaky(flaky)).toBe('\n↻ cart.spec.ts [desktop] › empties\n    no button')
})

it('shows the own lines of a failure without colours, 25 at most, the assertion first, none of them long', () => {
  const call = (n) => `    at step${n} (file:///shop/tests/a.test.ts:${n}:1)`
  const own = Array.from({ length: 60 }, (_, n) => call(n))
  const reason = ['\u001B[31mexpected 1 to be 2\u001B[39m', '    at file:///shop/node_modules/x.js:2:2', ...own].join('\n')
  const lines = formatFailure('unit', { test: 'a.test.ts', reason }).trim().split('\n')
  expect(lines).toHaveLength(25)
  expect(lines.slice(0, 3)).toEqual(['✗ unit: a.test.ts', '    expected 1 to be 2', `    ${call(0)}`])
  expect(lines.at(-1)).toBe('    … 38 more lines')
  expect(firstLines(`{${'x'.repeat(5_000)}}`).length).toBeLessThan(310)
})
