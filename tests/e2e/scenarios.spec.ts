import { test } from '@nusaria/scenario-runner/support/test'
import { needsImages, sortByLanguage, testScenario } from '@nusaria/scenario-runner/support/test-scenario'
import { CONDITION_NAMES, type ConditionName, conditionException } from '@nusaria/scenarios/conditions'
import { languageOf, notApplicableReason } from '@nusaria/scenarios/coverage/run-plan'
import { scenarios } from '@nusaria/scenarios/index'

for (const [name, scenario] of sortByLanguage(scenarios)) testScenario(name, scenario)

/** The shortest stories of an area are told under each condition; `npm run scenario -- all --driver=browser --under=<condition>` tells all. */
const PER_AREA = 2
/** Longer ones that a condition nearly broke once: what a reload or a lost reply must keep, and texts that change in place. */
const ALSO: Partial<Record<ConditionName, readonly string[]>> = {
  translated: ['login/by-password', 'account/language'],
  'no-storage': ['fault/truncated'],
  'full-storage': ['login/too-many-failures', 'account/phone', 'fault/truncated', 'after-sale/before-shipping'],
  zoomed: ['fault/error-500'],
  'forced-colors': ['order/review'],
}
const shortestFirst = Object.entries(scenarios).sort(([, one], [, other]) => one.steps.length - other.steps.length)

test.describe('under a condition', { tag: '@mobile' }, () => {
  for (const condition of CONDITION_NAMES) {
    const counts = new Map<string, number>()
    for (const [name, story] of shortestFirst) {
      const area = name.slice(0, name.indexOf('/'))
      const count = counts.get(area) ?? 0
      const isTold = notApplicableReason(story, 'mobile') === null && conditionException(condition, name, story) === null
      const isShort = count < PER_AREA && !needsImages(story) && languageOf(name, 'mobile') === 'id'
      if (!isTold || !(isShort || ALSO[condition]?.includes(name))) continue
      counts.set(area, count + 1)
      testScenario(name, story, condition)
    }
  }
})
