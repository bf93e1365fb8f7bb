import { useEffect, useEffectEvent } from 'react'

/** ms before the first look; each next one waits half as long again */
const FIRST_WAIT = 3_000
/** ms between looks at most */
const LONGEST_WAIT = 30_000

/**
 * Keeps what a page shows true. `look` is called when the page comes back (to the front, from the browser's cache, online again) and, while
 * `active`, again and again: less and less often, never while the page is hidden, and at the first pace again on coming back.
 */
export function usePollWithBackoff(active: boolean, look: () => Promise<unknown>): void {
  const again = useEffectEvent(() => look().catch(() => null))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let turn = 0
    const plan = (wait: number) => {
      if (!active || document.hidden) return
      turn += 1
      const mine = turn
      timer = setTimeout(async () => {
        await again()
        if (mine === turn) plan(Math.min(wait * 1.5, LONGEST_WAIT))
      }, wait)
    }
    const stop = () => {
      turn += 1
      clearTimeout(timer)
    }
    const back = () => {
      stop()
      if (document.hidden) return
      void again()
      plan(FIRST_WAIT)
    }
    const shown = (event: PageTransitionEvent) => event.persisted && back()
    plan(FIRST_WAIT)
    document.addEventListener('visibilitychange', back)
    window.addEventListener('pageshow', shown)
    window.addEventListener('online', back)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('pageshow', shown)
      window.removeEventListener('online', back)
    }
  }, [active])
}
