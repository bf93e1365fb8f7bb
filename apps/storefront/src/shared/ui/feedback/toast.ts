/** A short message at the edge of the screen, read out by screen readers. */
export interface Toast {
  readonly id: number
  readonly kind: 'success' | 'error'
  readonly text: string
}

/** ms */
const BASE_DURATION = 2_500

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast; returns the function that hides it early. */
function show(kind: Toast['kind'], text: string): () => void {
  lastId += 1
  const id = lastId
  // The same text twice in a row is one message, shown again.
  change([...shown.filter((other) => other.text !== text), { id, kind, text }].slice(-3))
  const hide = () => change(shown.filter((other) => other.id !== id))
  setTimeout(hide, BASE_DURATION + text.length * 20)
  return hide
}

/** A short message that hides by itself. Never put an action into it. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string): void => void show('error', text),
} as const

/** For the toaster only. */
export const toasts = {
  get: (): readonly Toast[] => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
} as const
