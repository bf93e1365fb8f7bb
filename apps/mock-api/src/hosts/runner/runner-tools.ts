import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a run takes beside the mock: the command line of the scenarios, and what reads it. */
export interface RunnerTools {
  /** The repository. */
  readonly root: string
  readonly cli: string
  /** `tsx`, as Node's `--import` takes it. */
  readonly loader: string
}

/** Where the repository is, seen from the built program and from the sources (where a domain may have its name). */
const roots = ['../../..', '../../../..'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

/** The tools, where this mock runs in its repository with what its developers install; else why not. */
export function findRunnerTools(): RunnerTools | string {
  const root = roots.find((folder) => existsSync(join(folder, 'tests/scenarios/cli.ts')))
  if (!root) return 'Scenarios are told by the tools of the repository, and this mock runs without it.'
  try {
    const loader = createRequire(join(root, 'package.json')).resolve('tsx')
    return { root, cli: join(root, 'tests/scenarios/cli.ts'), loader }
  } catch {
    return 'Scenarios are told by the development tools of the repository: install them with `npm ci`.'
  }
}
