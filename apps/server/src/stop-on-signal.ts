import { setTimeout as sleep } from 'node:timers/promises'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** ms within which a signal counts as the same one: Ctrl+C under npm sends it twice, by the terminal and by npm. */
const SAME_SIGNAL_MS = 500

interface Stop {
  /** From now on the server isn't ready. */
  readonly announce: () => void
  /** ms between that and the end of new connections, for those who ask whether it is ready. */
  readonly delay: number
  /** Finishes what runs. */
  readonly finish: () => Promise<void>
}

/** At the first signal, stops gracefully and exits with status 0. A second signal ends the process at once. */
export function stopOnSignal({ announce, delay, finish }: Stop): void {
  let first: number | undefined
  const onSignal = async (signal: NodeJS.Signals) => {
    if (first !== undefined) {
      if (performance.now() - first > SAME_SIGNAL_MS) process.exit(signal === 'SIGINT' ? 130 : 143)
      return
    }
    first = performance.now()
    announce()
    await sleep(delay)
    await finish()
    process.exit(0)
  }
  for (const signal of SIGNALS) process.on(signal, (name) => void onSignal(name))
}
