import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs the file first that failed in the last run: it often finds the next change, too. Then short ones before long ones. */
export class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const last = ({ project, moduleId }: TestSpecification) =>
      this.ctx.cache.getFileTestResults(`${project.name}:${relative(this.ctx.config.root, moduleId)}`)
    const failed = (file: TestSpecification) => Number(last(file)?.failed ?? false)
    const duration = (file: TestSpecification) => last(file)?.duration ?? 0
    return files.toSorted((a, b) => failed(b) - failed(a) || duration(a) - duration(b))
  }
}
