import { announce } from './browser/announce.ts'
import { createEmitter } from './events.ts'

/** A way on that the page has too: the toast goes by itself. */
interface ToastLink {
  readonly text: string
  readonly to: string
}

export interface Toast {
  readonly id: number
  readonly kind: 'success' | 'error'
  readonly text: string
  readonly link?: ToastLink | undefined
  readonly hide: () => void
}

/** ms, and as many more with a link */
const DURATION = 2_500

let shown: readonly Toast[] = []
let lastId = 0
const { emit, subscribe } = createEmitter()

function change(next: readonly Toast[]): void {
  shown = next
  emit()
}

/** Shows a toast; returns the function that hides it early. */
function show(kind: Toast['kind'], text: string, link?: ToastLink): () => void {
  announce(text, kind === 'error' ? 'assertive' : 'polite')
  lastId += 1
  const id = lastId
  const hide = () => change(shown.filter((other) => other.id !== id))
  // The same text twice in a row is one message, shown again.
  change([...shown.filter((other) => other.text !== text), { id, kind, text, link, hide }].slice(-2))
  setTimeout(hide, DURATION * (link ? 2 : 1) + text.length * 20)
  return hide
}

export const toast = {
  success: (text: string, link?: ToastLink) => show('success', text, link),
  error: (text: string): void => void show('error', text),
} as const

/** For the toaster only. */
export const toasts = {
  get: (): readonly Toast[] => shown,
  subscribe,
} as const
