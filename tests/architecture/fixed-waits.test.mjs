import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

/**
 * What makes a test as slow as its guess, and fail where the machine is slower. `literal` is how it would look, `examples` lines that it must find,
 * `instead` what a test does in its place.
 */
const RULES = [
  {
    what: 'no test waits for a fixed time',
    literal:
      /\bwaitForTimeout\(|\bsleep\(|timers\/promises|new Promise(<[^>]*>)?\(\s*(async )?\(?\w*\)?\s*=>\s*\{?\s*(window\.)?setTimeout\(|setTimeout\(\s*(resolve|done)\b/,
    examples: [
      'await page.waitForTimeout(500)',
      'await sleep(50)',
      "import { setTimeout } from 'node:timers/promises'",
      'await new Promise((resolve) => setTimeout(resolve, 50))',
      'await new Promise<void>((r) => { setTimeout(r, 50) })',
      'setTimeout(done, 50)',
    ],
    instead: 'wait for the event (expect.poll, waitFor, callsAnswered), or fake the timers and advance them by the constant of the code',
    except: {
      'tests/e2e/story-driver.spec.ts': 'a reply is late, longer than the driver’s own look; a slower machine makes it later still',
      'tests/engines/pages.spec.ts': 'between two looks for files that still load, in engines without Playwright’s own events',
      'scenarios/run/support/check-page.ts': 'between two looks for animations that run',
      'scenarios/run/support/navigation.ts': 'between two looks for the history entry of a closing overlay',
      'scenarios/run/support/traffic.ts': 'between two looks for pending requests',
    },
  },
  {
    what: 'no test gives up after one second',
    literal: /\bvi\.wait(For|Until)\(/,
    examples: ['await vi.waitFor(() => expect(shown()).toBe(true))'],
    instead: 'use expect.poll, which has the time-out of vitest.config.ts',
    except: {},
  },
]

const SELF = 'tests/architecture/fixed-waits.test.mjs'
const IS_TEST = /\.(test|spec)\.(ts|tsx|mjs)$|(^|\/)testing\/.*\.tsx?$|^(tests|scenarios\/run)\/support\/.*\.ts$/
const COMMENTS = /\/\*[\s\S]*?\*\/|(^|\s)\/\/ .*$/gm

function filesIn(folder) {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesIn(path)
    return IS_TEST.test(path) && path !== SELF ? [path] : []
  })
}

/** Tests and what they share, by path, without comments. */
const tests = ['apps', 'catalogue', 'contracts', 'locales', 'scenarios', 'tests', 'tools']
  .flatMap(filesIn)
  .map((path) => ({ path, code: readFileSync(`${root}/${path}`, 'utf8').replace(COMMENTS, '$1') }))

test('there are tests', () => {
  expect(tests.length).toBeGreaterThan(600)
})

test.each(RULES)('$what', ({ literal, examples, instead, except }) => {
  for (const example of examples) expect(example).toMatch(literal)
  const found = tests.filter(({ code }) => literal.test(code)).map(({ path }) => path)
  expect(found.sort(), instead).toEqual(Object.keys(except).sort())
})
