import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The tools of a run: the scenarios' command line and its loader. */
export interface RunnerTools {
  /** The repository. */
  readonly root: string
  readonly cli: string
  /** `tsx`, as Node's `--import` takes it. */
  readonly loader: string
}

const CLI = 'scenarios/run/command-line/cli.ts'

/** The repository around the built program, a copy of it or the sources. */
function findRepository(): string | undefined {
  for (let folder = fileURLToPath(new URL('.', import.meta.url)); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, CLI))) return folder
  return undefined
}

/** The tools, or why there are none: they need the repository and its development dependencies. */
export function findRunnerTools(): RunnerTools | string {
  const root = findRepository()
  if (!root) return 'Scenarios run with the tools of the repository, and this mock runs without it.'
  try {
    const loader = createRequire(join(root, 'package.json')).resolve('tsx')
    return { root, cli: join(root, CLI), loader }
  } catch {
    return 'Scenarios run with the development tools of the repository: install them with `npm ci`.'
  }
}
