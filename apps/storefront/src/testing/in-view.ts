import { vi } from 'vitest'

const LOOK = [{ isIntersecting: true } as IntersectionObserverEntry]

/** Every element that is observed is in view at once, or none is. Returns the function that brings all of them into view. */
export function observeView(inView: boolean): () => void {
  const observers = new Set<Observer>()
  class Observer {
    readonly hear: IntersectionObserverCallback
    constructor(hear: IntersectionObserverCallback) {
      this.hear = hear
    }
    observe() {
      observers.add(this)
      if (inView) this.look()
    }
    look() {
      this.hear(LOOK, this as unknown as IntersectionObserver)
    }
    disconnect() {
      observers.delete(this)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return () => {
    for (const observer of observers) observer.look()
  }
}
