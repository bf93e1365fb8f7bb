import { useEffect, useEffectEvent } from 'react'
import { listen } from '../events.ts'

/** ms before the first poll; each further wait is half as long again */
const FIRST_WAIT = 3_000
/** ms between polls at most */
const LONGEST_WAIT = 30_000

/**
 * Polls while `active`, less and less often, and never while the page is hidden. When the page is shown, restored from the browser's cache or online
 * again, it polls at once (even if not `active`) and starts over with the first wait. A failed poll doesn't stop it.
 */
export function usePollWithBackoff(active: boolean, poll: () => Promise<unknown>): void {
  const pollNow = useEffectEvent(() => poll().catch(() => null))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Changes with each schedule, so that a poll that ends late doesn't continue an old one. */
    let generation = 0
    const schedule = (wait: number) => {
      if (!active || document.hidden) return
      generation += 1
      const current = generation
      timer = setTimeout(async () => {
        await pollNow()
        if (current === generation) schedule(Math.min(wait * 1.5, LONGEST_WAIT))
      }, wait)
    }
    const stop = () => {
      generation += 1
      clearTimeout(timer)
    }
    const restart = () => {
      stop()
      if (document.hidden) return
      void pollNow()
      schedule(FIRST_WAIT)
    }
    const onPageShow = (event: PageTransitionEvent) => event.persisted && restart()
    schedule(FIRST_WAIT)
    const stops = [
      stop,
      listen(document, ['visibilitychange'], restart),
      listen(window, ['pageshow'], onPageShow),
      listen(window, ['online'], restart),
    ]
    return () => {
      for (const end of stops) end()
    }
  }, [active])
}
