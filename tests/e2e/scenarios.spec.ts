import { test } from '@nusaria/scenario-runner/support/test'
import { needsImages, sortByLanguage, testScenario } from '@nusaria/scenario-runner/support/test-scenario'
import { CONDITION_NAMES, conditionException } from '@nusaria/scenarios/conditions'
import { languageOf, notApplicableReason } from '@nusaria/scenarios/coverage/run-plan'
import { scenarios } from '@nusaria/scenarios/index'

for (const [name, scenario] of sortByLanguage(scenarios)) testScenario(name, scenario)

/** The shortest stories of an area are told under each condition; `npm run scenario -- all --driver=browser --under=<condition>` tells all. */
const PER_AREA = 2
const shortestFirst = Object.entries(scenarios).sort(([, one], [, other]) => one.steps.length - other.steps.length)

test.describe('under a condition', { tag: '@mobile' }, () => {
  for (const condition of CONDITION_NAMES) {
    const counts = new Map<string, number>()
    for (const [name, story] of shortestFirst) {
      const area = name.slice(0, name.indexOf('/'))
      const count = counts.get(area) ?? 0
      const isTold = notApplicableReason(story, 'mobile') === null && conditionException(condition, name, story) === null
      if (!isTold || count >= PER_AREA || needsImages(story) || languageOf(name, 'mobile') !== 'id') continue
      counts.set(area, count + 1)
      testScenario(name, story, condition)
    }
  }
})
