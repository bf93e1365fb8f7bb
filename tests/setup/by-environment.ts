import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the files with an environment of their own last. A worker takes another file only when the next in line has its environment:
 * each change starts new workers, which load every library again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const own = new Set(sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').includes('@vitest-environment')))
    return [...sorted.filter((file) => !own.has(file)), ...own]
  }
}
