import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { coverageOf } from '@nusaria/scenarios/coverage/coverage'
import { scenarios } from '@nusaria/scenarios/index'
import { expect, test, vi } from 'vitest'
import { coverageText } from '../command-line/coverage-text.ts'
import { createPrinter } from '../command-line/printer.ts'
import { countVerdicts, failuresByStory, type Outcome } from './outcome.ts'
import { writeReport } from './write-report.ts'

const passed: Outcome = {
  name: 'cart/tended',
  title: 'A cart <b>with</b> care',
  given: ['sari is signed in'],
  covers: ['CART_LINE_MISSING'],
  driver: 'browser',
  layout: 'mobile',
  language: 'en',
  repeat: 1,
  verdict: 'passed',
  steps: [{ said: 'Shopper opens cart', verdict: 'passed', ms: 1_250, picture: 'pictures/a/1.jpg' }],
  journal: { calls: 3, violations: [], transitions: [] },
  ms: 2_000,
}
const failed: Outcome = {
  ...passed,
  name: 'order/moved',
  verdict: 'failed',
  steps: [
    { said: 'Shopper opens orders', verdict: 'failed', why: 'expected </script><script>alert(1)</script>' },
    { said: 'Shopper goes back', verdict: 'not reached' },
  ],
  journal: { calls: 1, violations: ['GET /api/x: data.total is missing'], transitions: [] },
}

function written(outcomes: readonly Outcome[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'nusaria-report-'))
  mkdirSync(join(folder, 'pictures/a'), { recursive: true })
  writeFileSync(join(folder, 'pictures/a/1.jpg'), 'JPEG')
  return readFileSync(writeReport(folder, outcomes, { ms: 3_000, args: ['all', '--report'] }), 'utf8')
}

test('the report shows stories, steps, verdicts, screenshots and violations; failed stories first', () => {
  const html = written([passed, failed])
  expect(html).toContain('<title>1 failed – Nusaria scenarios</title>')
  expect(html.indexOf('order/moved</h2>')).toBeLessThan(html.indexOf('cart/tended</h2>'))
  expect(html).toContain('1. Shopper opens cart')
  expect(html).toContain('<time>1.3 s</time>')
  expect(html).toContain(`data:image/jpeg;base64,${Buffer.from('JPEG').toString('base64')}`)
  expect(html).toContain('3 calls, all within their contracts')
  expect(html).toContain('GET /api/x: data.total is missing')
  expect(html).toContain('npm run scenario -- all --report')
})

test('it loads nothing, and escapes text', () => {
  const html = written([passed, failed])
  expect(html).toContain("default-src 'none'")
  expect(html.match(/(?:src|href)="(?!data:)[^"]*"/g)).toBeNull()
  expect(html).toContain('A cart &#60;b&#62;with&#60;/b&#62; care')
  expect(html).not.toContain('<script>alert')
})

test('after several rounds a table shows how often each story failed, and why', () => {
  const outcomes = [1, 2, 3].flatMap((repeat) => [
    { ...passed, repeat },
    { ...(repeat === 2 ? passed : failed), name: 'order/moved', repeat },
    { ...failed, name: 'order/lost', layout: 'desktop' as const, repeat },
  ])
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  createPrinter(false)({ event: 'sum', ...countVerdicts(outcomes), failures: failuresByStory(outcomes), rounds: 3 })
  const lines = printed.mock.calls.map(([line]) => String(line))
  printed.mockRestore()
  expect(lines.filter((line) => line.startsWith('order/') || line.startsWith('cart/'))).toEqual([
    'order/lost   desktop  3 of 3',
    'order/moved  mobile   2 of 3 (flaky)',
  ])
  expect(lines).toContain('    Shopper opens orders: expected </script><script>alert(1)</script>')
  expect(lines.at(-1)).toBe('4 passed, 5 failed, 0 not applicable')
})

test('coverage is a table, with what is missing below', () => {
  const coverage = coverageOf(scenarios)
  const text = coverageText(coverage)
  expect(text).toMatch(/1101047 VOUCHER_APP_EXCLUSIVE .* voucher\/app-exclusive/)
  expect(text).toMatch(/order: pay at pending_payment/)
  expect(text).toContain(`${coverage.stories} stories`)
  expect(coverageText({ ...coverage, missing: [] })).toContain('Nothing is missing.')
  expect(coverageText({ ...coverage, missing: ['/tracking: no story'] })).toContain('1 missing:\n  /tracking: no story')
})
