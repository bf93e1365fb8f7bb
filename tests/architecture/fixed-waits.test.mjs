import { filesIn, testRules } from './source-files.mjs'

/** What makes a test as slow as its guess, and fail where the machine is slower. */
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
    except: [
      // a reply is late, longer than the driver’s own look; a slower machine makes it later still
      'tests/e2e/story-driver.spec.ts',
      // between two looks for files that still load, in engines without Playwright’s own events
      'tests/engines/pages.spec.ts',
      // between two looks for animations that run
      'scenarios/run/support/check-page.ts',
      // between two looks for the history entry of a closing overlay
      'scenarios/run/support/navigation.ts',
      // between two looks for pending requests
      'scenarios/run/support/traffic.ts',
    ],
  },
  {
    what: 'no test gives up after one second',
    literal: /\bvi\.wait(For|Until)\(/,
    examples: ['await vi.waitFor(() => expect(shown()).toBe(true))'],
    instead: 'use expect.poll, which has the time-out of vitest.config.ts',
  },
]

const FOLDERS = ['apps', 'catalogue', 'contracts', 'locales', 'scenarios', 'tests', 'tools']
const TESTS =
  /^(?!tests\/architecture\/fixed-waits).*\.(test|spec)\.(ts|tsx|mjs)$|\/testing\/.*\.tsx?$|^(tests|scenarios\/run)\/support\/.*\.ts$/
testRules(RULES, filesIn(FOLDERS, TESTS))
