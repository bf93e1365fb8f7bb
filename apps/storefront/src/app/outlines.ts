import { firstReplies } from '#platform/rendering/first-calls.ts'

/** ms that outlines wait for the first replies at most */
export const REPLY_TIMEOUT = 3_000
/** ms that they stay at most while the page works then; the delay in browsers that don't tell when it rests */
export const IDLE_TIMEOUT = 1_000
const IDLE_DELAY = 100

/**
 * Moves the outlines of a page out of `#root` and in front of it, where they stay until the page shows what it asked first: it begins without a reply, and would
 * flicker. Touches reach the page behind them. Returns the function that removes them once the page has rendered.
 */
export function keepSkeletonOnTop(root: HTMLElement): () => Promise<void> {
  const cover = document.createElement('div')
  cover.inert = true
  cover.style.cssText = 'position:fixed;inset:0;z-index:2147483647;overflow:hidden;background:var(--paper);pointer-events:none'
  cover.ariaHidden = 'true'
  cover.append(...root.childNodes)
  cover.querySelector('#content')?.removeAttribute('id')
  document.body.append(cover)
  const drop = () => cover.remove()
  for (const event of ['pointerdown', 'keydown', 'wheel', 'scroll']) window.addEventListener(event, drop, { once: true, passive: true })
  return async () => {
    await Promise.race([firstReplies(), new Promise((resolve) => setTimeout(resolve, REPLY_TIMEOUT))])
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(drop, { timeout: IDLE_TIMEOUT })
    else setTimeout(drop, IDLE_DELAY)
  }
}
