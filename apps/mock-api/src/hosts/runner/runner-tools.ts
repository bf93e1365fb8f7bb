import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The tools of a run: the scenarios' command line and its loader. */
export interface RunnerTools {
  /** The repository. */
  readonly root: string
  readonly cli: string
  /** `tsx`, as Node's `--import` takes it. */
  readonly loader: string
}

/** The repository's root, from the built program and from the sources. */
const roots = ['../../..', '../../../../..'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

/** The tools, or why there are none: they need the repository and its development dependencies. */
export function findRunnerTools(): RunnerTools | string {
  const root = roots.find((folder) => existsSync(join(folder, 'tests/scenarios/cli.ts')))
  if (!root) return 'Scenarios run with the tools of the repository, and this mock runs without it.'
  try {
    const loader = createRequire(join(root, 'package.json')).resolve('tsx')
    return { root, cli: join(root, 'tests/scenarios/cli.ts'), loader }
  } catch {
    return 'Scenarios run with the development tools of the repository: install them with `npm ci`.'
  }
}
