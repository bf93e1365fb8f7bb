import type { ShellCheckOptions } from './shell-tab.ts'

export interface Verdict {
  readonly name: string
  readonly mark: '✓' | '✗' | '–'
  /** Why it failed or was skipped; empty when it passed. */
  readonly why: string
}

/** Thrown to skip a check. */
export class NotCheckedError extends Error {}

/** Runs one check: `look` throws when it fails. */
export type Check = (name: string, look: () => Promise<void>) => Promise<void>

/** A visit with several checks. */
export interface ShellCheck {
  /** Name for the failure when the visit breaks off. */
  readonly name: string
  readonly run: (around: ShellCheckOptions, say: Check) => Promise<void>
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const ANSI_COLORS = /\u001b\[[0-9;]*m/g

function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(ANSI_COLORS, '').split('\n').filter(Boolean).slice(0, 4).join(' · ')
}

/** Runs a visit and reports each verdict. A visit that breaks off is a failure too. */
export async function runCheck({ name, run }: ShellCheck, around: ShellCheckOptions, onVerdict: (verdict: Verdict) => void): Promise<void> {
  const say: Check = async (what, look) => {
    try {
      await look()
      onVerdict({ name: what, mark: '✓', why: '' })
    } catch (error) {
      onVerdict({ name: what, mark: error instanceof NotCheckedError ? '–' : '✗', why: reason(error) })
    }
  }
  try {
    await run(around, say)
  } catch (error) {
    onVerdict({ name, mark: '✗', why: reason(error) })
  }
}
