import type { GoogleCallback } from './google-callback.ts'

/** Google's answer between the address it came by and the form that acts on it. In memory alone: a reload has lost it. */
let waiting: GoogleCallback | null = null
const seen = new Set<string>()
const listeners = new Set<() => void>()

function set(next: GoogleCallback | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

export const googleCallbackStore = {
  /** A code is taken in once, however often React runs an effect. */
  put(answer: GoogleCallback): void {
    if (answer.code !== null && seen.has(answer.code)) return
    if (answer.code !== null) seen.add(answer.code)
    set(answer)
  },
  peek: (): GoogleCallback | null => waiting,
  /** The answer, for whoever asks first. */
  take(): GoogleCallback | null {
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
