import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIMITS } from '@nusaria/contracts/limits'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

const text = readFileSync(`${root}/docs/security.md`, 'utf8')

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0, by section: in each they come before those of level 3. */
const LEVELS_1_AND_2 = Object.entries({
  1.1: 2,
  1.2: 9,
  1.3: 11,
  1.4: 3,
  1.5: 2,
  2.1: 3,
  2.2: 3,
  2.3: 4,
  2.4: 1,
  3.2: 2,
  3.3: 4,
  3.4: 6,
  3.5: 5,
  3.7: 2,
  4.1: 3,
  4.2: 1,
  4.3: 2,
  4.4: 4,
  5.1: 1,
  5.2: 3,
  5.3: 2,
  5.4: 3,
  6.1: 3,
  6.2: 12,
  6.3: 4,
  6.4: 4,
  6.5: 5,
  6.6: 3,
  6.8: 4,
  7.1: 3,
  7.2: 4,
  7.3: 2,
  7.4: 5,
  7.5: 2,
  7.6: 2,
  8.1: 2,
  8.2: 3,
  8.3: 1,
  8.4: 1,
  9.1: 3,
  9.2: 4,
  10.1: 2,
  10.2: 2,
  10.3: 4,
  10.4: 11,
  10.5: 5,
  10.6: 2,
  10.7: 3,
  11.1: 2,
  11.2: 3,
  11.3: 3,
  11.4: 4,
  11.5: 1,
  11.6: 1,
  12.1: 3,
  12.2: 2,
  12.3: 4,
  13.1: 1,
  13.2: 5,
  13.3: 2,
  13.4: 5,
  14.1: 2,
  14.2: 4,
  14.3: 3,
  15.1: 3,
  15.2: 3,
  15.3: 7,
  16.1: 1,
  16.2: 5,
  16.3: 4,
  16.4: 3,
  16.5: 3,
  17.1: 1,
  17.2: 4,
  17.3: 2,
}).flatMap(([section, most]) => Array.from({ length: most }, (_, nth) => `${section}.${nth + 1}`))

const PARTS = ['storefront', 'contract', 'server', 'operator']
const STATE = /^(held|doesn't apply|not held): (.+)$/
/** The tests that a text links to by their titles. */
const testsIn = (part) =>
  [...part.matchAll(/\[([^\]]+)\]\((\S+\.(?:test|spec)\.(?:mjs|tsx?))\)/g)].map(([, title, path]) => ({ title, path }))
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm)].map(([, number, asks, parts, standing]) => {
  const [, state, shown] = STATE.exec(standing) ?? []
  return { number, asks, parts: parts.split(', '), state, shown, tests: testsIn(standing) }
})

const escaped = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Whether a file has a test with this title, or a case of a table of tests whose `what` it is. */
const hasTest = (code, title) => new RegExp(`((\\b(it|test)|\\))\\(|\\bwhat:)\\s*(['"\`])${escaped(title)}\\4\\s*,`).test(code)

describe('the list of docs/security.md', () => {
  test('has each requirement of levels 1 and 2 once, in their order', () => {
    expect(LEVELS_1_AND_2).toHaveLength(253)
    const place = (number) => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)
    expect(rows.map(({ number }) => number)).toEqual([...LEVELS_1_AND_2].sort((a, b) => place(a) - place(b)))
  })

  test.each(rows)('$number says whose part it is, and a test that shows it or why there is none', ({ parts, state, shown, tests }) => {
    expect(parts.filter((part) => !PARTS.includes(part))).toEqual([])
    expect(state).toBeDefined()
    if (state === 'held') expect(tests).not.toEqual([])
    else expect(shown?.length).toBeGreaterThan(40)
  })

  test('counts itself', () => {
    const countOf = (state) => rows.filter((row) => row.state === state).length
    const counts = `${countOf('held')} are held, ${countOf("doesn't apply")} don't apply and ${countOf('not held')} are not held`
    expect(/\S+ are held, \S+ don't apply and \S+ are not held/.exec(text)?.[0]).toBe(counts)
  })
})

test('the tests that the document names exist', () => {
  const missing = testsIn(text).filter(({ title, path }) => {
    const file = join(root, 'docs', path)
    return !existsSync(file) || !hasTest(readFileSync(file, 'utf8'), title)
  })
  expect(missing).toEqual([])
})

test('the numbers of the document are those of the contracts', () => {
  const named = [...text.matchAll(/([\d,]+)[^\d(|]*\(`LIMITS\.(\w+)`\)/g)].map(([, number, name]) => [
    name,
    Number(number.replaceAll(',', '')),
  ])
  expect(named.length).toBeGreaterThan(7)
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(named.map(([name]) => [name, LIMITS[name]])))
})
