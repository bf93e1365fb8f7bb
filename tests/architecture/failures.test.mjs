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

it('shows only the own lines of a failure, without colours', () => {
  const reason = '\u001B[31mexpected 1 to be 2\u001B[39m\n    at /shop/a.test.ts:1:1\n    at file:///shop/node_modules/x.js:2:2'
  expect(formatFailure('unit', { test: 'a.test.ts', reason })).toBe(
    '\n✗ unit: a.test.ts\n    expected 1 to be 2\n        at /shop/a.test.ts:1:1',
  )
})

it('prints at most 25 lines for a failure, the assertion first', () => {
  const call = (n) => `    at step${n} (file:///shop/tests/a.test.ts:${n}:1)`
  const reason = ['AssertionError: expected 1 to be 2', '', ...Array.from({ length: 60 }, (_, n) => call(n))].join('\n')
  const lines = formatFailure('unit', { test: 'a.test.ts', reason }).trim().split('\n')
  expect(lines).toHaveLength(25)
  expect(lines[1]).toBe('    AssertionError: expected 1 to be 2')
  expect(lines.at(-1)).toBe('    … 38 more lines')
})

it('shortens a line that no terminal shows', () => {
  expect(firstLines(`{${'x'.repeat(5_000)}}`).length).toBeLessThan(310)
})
