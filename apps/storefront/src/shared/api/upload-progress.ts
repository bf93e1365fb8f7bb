/** Told how much of a file's upload has been sent: 0 to 1. */
export type ProgressListener = (share: number) => void

/** By file: what travels in a call's arguments must be plain, a listener isn't. */
const listeners = new WeakMap<Blob, ProgressListener>()

/** Has the upload of a file tell how far it is. Without a word from the browser the listener is never called. */
export function onUploadProgress(file: Blob, listener: ProgressListener): void {
  listeners.set(file, listener)
}

/** Who listens to the upload of a file among a call's arguments. */
export function progressListenerOf(args: Readonly<Record<string, unknown>> | undefined): ProgressListener | undefined {
  for (const value of Object.values(args ?? {})) {
    const listener = value instanceof Blob ? listeners.get(value) : undefined
    if (listener) return listener
  }
  return undefined
}
