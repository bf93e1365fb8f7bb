import { vi } from 'vitest'

/** Every element that is observed is in view at once, or none ever is. */
export function observeView(inView: boolean): void {
  class Observer {
    readonly hear: IntersectionObserverCallback
    constructor(hear: IntersectionObserverCallback) {
      this.hear = hear
    }
    observe() {
      if (inView) this.hear([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
}
