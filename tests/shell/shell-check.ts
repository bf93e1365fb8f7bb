import type { ShellCheckOptions } from './shell-tab.ts'

export interface Verdict {
  readonly name: string
  readonly mark: '✓' | '✗' | '–'
  /** Why it failed or could not be looked at; empty when it holds. */
  readonly why: string
}

/** Thrown by a check that can't be made here. */
export class NotCheckedError extends Error {}

/** Says whether something holds: `look` throws where it doesn't. */
export type Check = (name: string, look: () => Promise<void>) => Promise<void>

/** A visit in which several things are looked at, in order. */
export interface ShellCheck {
  /** What can't be looked at any more when it breaks off. */
  readonly name: string
  readonly run: (around: ShellCheckOptions, say: Check) => Promise<void>
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const ANSI_COLORS = /\u001b\[[0-9;]*m/g

function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(ANSI_COLORS, '').split('\n').filter(Boolean).slice(0, 4).join(' · ')
}

/** Takes a journey; its verdicts come one by one. A journey that breaks off is a failure of its own. */
export async function runCheck({ name, run }: ShellCheck, around: ShellCheckOptions, told: (verdict: Verdict) => void): Promise<void> {
  const say: Check = async (what, look) => {
    try {
      await look()
      told({ name: what, mark: '✓', why: '' })
    } catch (error) {
      told({ name: what, mark: error instanceof NotCheckedError ? '–' : '✗', why: reason(error) })
    }
  }
  try {
    await run(around, say)
  } catch (error) {
    told({ name, mark: '✗', why: reason(error) })
  }
}
