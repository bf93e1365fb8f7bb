import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/** Ends the output with `N passed, N failed`. */
export default class SumReporter implements Reporter {
  #all: Suite | undefined

  onBegin(_config: FullConfig, all: Suite): void {
    this.#all = all
  }

  onEnd(): void {
    const outcomes = this.#all?.allTests().map((test) => test.outcome()) ?? []
    const failed = outcomes.filter((outcome) => outcome === 'unexpected').length
    console.log(`\n${outcomes.filter((outcome) => outcome !== 'skipped').length - failed} passed, ${failed} failed`)
  }
}
