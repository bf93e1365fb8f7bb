/** Receives the sent share of an upload: 0 to 1. */
export type ProgressListener = (share: number) => void

/** Listeners by file: arguments of a call must be plain data, and a listener is not. */
const listeners = new WeakMap<Blob, ProgressListener>()

/** Reports the progress of a file's upload. The listener is never called where the browser reports none. */
export function onUploadProgress(file: Blob, listener: ProgressListener): void {
  listeners.set(file, listener)
}

export function findProgressListener(args: Readonly<Record<string, unknown>> | undefined): ProgressListener | undefined {
  for (const value of Object.values(args ?? {})) {
    const listener = value instanceof Blob ? listeners.get(value) : undefined
    if (listener) return listener
  }
  return undefined
}
