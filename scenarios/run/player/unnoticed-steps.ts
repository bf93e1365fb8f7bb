import { describeStep } from '@nusaria/scenarios/dsl/describe-step'
import type { Page } from '@playwright/test'
import { type Driver, declarationOf, StepFailedError } from '../drivers/driver.ts'
import type { FalseStory } from './false-claims.ts'

/** A check that failed: of the drivers, or an expectation or a wait of Playwright. */
const isFailedCheck = (error: Error) => error instanceof StepFailedError || 'matcherResult' in error || error.name === 'TimeoutError'

/** The steps that claim what isn't so and pass all the same. Throws where another step fails, or where such a step fails without a check. */
export async function unnoticedSteps(
  { given, steps, falseSteps }: FalseStory,
  driver: Driver & { readonly person?: { readonly page: Page } },
): Promise<string[]> {
  const passed: string[] = []
  try {
    await driver.begin(given, steps)
    for (const [index, step] of steps.entries()) {
      if (!driver.acts(declarationOf(step))) continue
      if (driver.person) await falseSteps.get(index)?.(driver.person.page)
      const failure = await driver.perform(step).then(
        () => null,
        (error: Error) => error,
      )
      if (falseSteps.has(index) && !failure) passed.push(describeStep(step))
      if (failure && !(falseSteps.has(index) && isFailedCheck(failure)))
        throw new Error(`${describeStep(step)}: ${failure.message}`, { cause: failure })
    }
  } finally {
    await driver.end()
  }
  return passed
}
