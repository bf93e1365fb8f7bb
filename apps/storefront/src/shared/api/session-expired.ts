type Listener = () => void
const listeners = new Set<Listener>()

/** Tells whoever guards the session (the app's root) that the server no longer knows it. */
export function announceSessionExpired(): void {
  for (const listener of listeners) listener()
}

/** Listens for it; returns how to stop. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
