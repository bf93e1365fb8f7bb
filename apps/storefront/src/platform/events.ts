/** `subscribe` returns the unsubscribe function. */
export function createEmitter() {
  const listeners = new Set<() => void>()
  return {
    emit(): void {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Listens to several kinds of events; returns the function that stops it. */
export function listen<E extends Event>(
  target: EventTarget,
  kinds: readonly string[],
  listener: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const kind of kinds) target.addEventListener(kind, listener as EventListener, options)
  return () => {
    for (const kind of kinds) target.removeEventListener(kind, listener as EventListener, options)
  }
}
