import { afterAll, afterEach, vi } from 'vitest'
import { takeViolations } from './take-violations.ts'

/**
 * One worker runs test after test file without loading React and the rest of the libraries again. The shop's own modules are: what one
 * file left in them (store, texts, choices), in the storage or on the page is nothing to the next.
 */
vi.resetModules()

// Testing Library gives up after one second by itself: a busy machine, which takes longer to load a dialog, is no failure. What a file of the
// workbench sets is nothing to the next one.
const library = typeof document === 'undefined' ? null : await import('@testing-library/react')
library?.configure({ asyncUtilTimeout: 60_000, defaultHidden: false })

// happy-dom decodes and draws nothing: here each file is a picture of one pixel.
if (typeof HTMLCanvasElement !== 'undefined') {
  const close = () => undefined
  const context = { fillRect: close, drawImage: close }
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 1, height: 1, close }) })
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob: (done: BlobCallback, type: string) => done(new Blob(['pixels'], { type })),
  })
}

/** A call that waits for its next attempt would reach the replies of the next file's tests. */
const timers = new Set<ReturnType<typeof setTimeout>>()
const setNativeTimeout = globalThis.setTimeout
globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
  const timer = setNativeTimeout(...args)
  timers.add(timer)
  return timer
}, setNativeTimeout) as typeof setTimeout

/** Listeners of popstate: the shop's modules never remove theirs. */
const listening: EventListenerOrEventListenerObject[] = []
const native = typeof window === 'undefined' ? undefined : window.addEventListener
if (native) {
  window.addEventListener = (kind: string, listener: EventListenerOrEventListenerObject, options?: AddEventListenerOptions | boolean) => {
    if (kind === 'popstate') listening.push(listener)
    native.call(window, kind, listener, options)
  }
}

// A page shows what can be shown of a reply that breaks its contract: the test fails nevertheless.
afterEach(() => {
  const violations = typeof window === 'undefined' ? [] : takeViolations()
  if (violations.length > 0) throw new Error(`Breaks its contract: ${JSON.stringify(violations)}`)
})

// Each test leaves an empty page and storage, real time and the platform's own functions. The hook that is registered last runs first.
afterEach(() => {
  library?.cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  if (!library) return
  localStorage.clear()
  sessionStorage.clear()
})

/** Libraries keep their style elements over all files of a worker. */
const headBefore = typeof document === 'undefined' ? [] : [...document.head.children]

afterAll(() => {
  for (const timer of timers) clearTimeout(timer)
  globalThis.setTimeout = setNativeTimeout
  if (typeof document === 'undefined') return
  for (const listener of listening) window.removeEventListener('popstate', listener)
  if (native) window.addEventListener = native
  document.body.replaceChildren()
  if (headBefore.some((element) => element.parentNode !== document.head))
    throw new Error('The file removed elements of the head that it did not make')
  history.replaceState(null, '', '/')
})
