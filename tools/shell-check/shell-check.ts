import type { ShellCheckOptions } from './shell-tab.ts'

/** Runs one check: `look` throws when it fails. */
export type Check = (name: string, look: () => Promise<void>) => Promise<void>

/** A visit with several checks. */
export interface ShellCheck {
  readonly name: string
  readonly run: (around: ShellCheckOptions, say: Check) => Promise<void>
}
