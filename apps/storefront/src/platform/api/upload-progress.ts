/** Receives the sent share of an upload: 0 to 1. */
export type ProgressListener = (share: number) => void

/** Listeners by file: arguments of a call must be plain data, and a listener is not. */
const listeners = new WeakMap<Blob, ProgressListener>()

/** Reports the progress of a file's upload. The listener is never called where the browser reports none. */
export function onUploadProgress(file: Blob, listener: ProgressListener): void {
  listeners.set(file, listener)
}

export function findProgressListener(args: Readonly<Record<string, unknown>> | undefined): ProgressListener | undefined {
  const file = Object.values(args ?? {}).find((value) => value instanceof Blob && listeners.has(value))
  return listeners.get(file as Blob)
}
