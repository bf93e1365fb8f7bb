import { firstReplies } from '#platform/rendering/first-calls.ts'

/** ms that the skeleton waits for the first replies at most */
export const REPLY_TIMEOUT = 3_000
/** ms that it then stays at most while the page is busy; the delay in browsers without idle callbacks */
export const IDLE_TIMEOUT = 1_000
const IDLE_DELAY = 100

/** The page starts without a reply, and would flicker. Returns the function that removes the skeleton once the page has rendered and its data arrived. */
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
