import type { CallOutcome } from '../api/read-reply.ts'
import { withoutBase } from '../routing/base-path.ts'

/** Something that the operator may want to know of. `app/reporting`, which loads after the first page, decides what is reported of it. */
export type Signal =
  /** A call ended. `args` of a sensitive call are left out. */
  | { readonly kind: 'call'; readonly call: string; readonly args: unknown; readonly outcome: CallOutcome }
  | { readonly kind: 'deviation'; readonly call: string; readonly issues: readonly string[] }
  /** An error that a boundary caught (`crash`), or that nothing caught. */
  | { readonly kind: 'crash' | 'unhandled'; readonly error: unknown }

export type Received = Signal & { readonly pathname: string }

/** Signals that wait for a receiver, as those before the configuration is read do; later ones are dropped. */
const MAX_WAITING = 100
let waiting: Received[] = []
let receive: ((received: Received) => void) | null = null

export function signal(given: Signal): void {
  if (import.meta.env.SSR) return
  const received = { ...given, pathname: withoutBase(location.pathname) }
  if (receive) receive(received)
  else if (waiting.length < MAX_WAITING) waiting.push(received)
}

/** Gives all signals to the receiver, the waiting ones first. Without a receiver they wait. */
export function receiveSignals(receiver: typeof receive): void {
  receive = receiver
  if (!receiver) return
  const before = waiting
  waiting = []
  for (const received of before) receiver(received)
}

if (!import.meta.env.SSR) {
  addEventListener('error', ({ error, message }) => signal({ kind: 'unhandled', error: error ?? message }))
  addEventListener('unhandledrejection', ({ reason }) => signal({ kind: 'unhandled', error: reason }))
}
