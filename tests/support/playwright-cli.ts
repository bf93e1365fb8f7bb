import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { root } from '../../scripts/lib/root.mjs'

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')

/** Runs Playwright's tests of a configuration. Resolves to the exit status; null where a signal ended it. */
export function runPlaywright(config: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  const child = spawn(process.execPath, [cli, 'test', '--config', config, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.once('exit', resolve))
}
