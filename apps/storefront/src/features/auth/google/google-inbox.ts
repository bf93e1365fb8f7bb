import type { GoogleAnswer } from './google-answer.ts'

/** Google's answer between the address it came by and the form that acts on it. In memory alone: a reload has lost it. */
let waiting: GoogleAnswer | null = null
const seen = new Set<string>()
const listeners = new Set<() => void>()

function set(next: GoogleAnswer | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

export const googleInbox = {
  /** A code is taken in once, however often React runs an effect. */
  put(answer: GoogleAnswer): void {
    if (answer.code !== null && seen.has(answer.code)) return
    if (answer.code !== null) seen.add(answer.code)
    set(answer)
  },
  peek: (): GoogleAnswer | null => waiting,
  /** The answer, for whoever asks first. */
  take(): GoogleAnswer | null {
    const answer = waiting
    if (answer) set(null)
    return answer
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
} as const
