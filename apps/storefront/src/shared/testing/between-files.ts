import { afterAll, vi } from 'vitest'

/**
 * One worker runs test after test file without loading React and the rest of the libraries again. The shop's own modules are: what one
 * file left in them (store, texts, choices), in the storage or on the page is nothing to the next.
 */
vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
