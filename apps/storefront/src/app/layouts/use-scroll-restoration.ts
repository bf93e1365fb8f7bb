import { LIMITS } from '@nusaria/contracts/limits'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { historyEntryNumbers } from '#platform/state/history-entry-numbers.ts'

const scrollPositions = historyEntryNumbers('scroll')

const USER_INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Turns scroll anchoring off until the shopper acts: rows that replace skeletons above would push the page away from its position. */
function holdPosition(): void {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  const release = () => {
    style.overflowAnchor = ''
    for (const act of USER_INPUTS) window.removeEventListener(act, release)
  }
  for (const act of USER_INPUTS) window.addEventListener(act, release, { passive: true })
}

/** Scrolls as soon as the page is tall enough, until the shopper's first input or the time-out of calls. Returns the cancel function. */
function scrollWhenTall(top: number, onStop: () => void): () => void {
  const { documentElement: html } = document
  const stop = () => {
    sizes.disconnect()
    clearTimeout(timer)
    for (const act of USER_INPUTS) window.removeEventListener(act, stop)
    onStop()
  }
  const tryScroll = () => {
    window.scrollTo(0, top)
    if (html.scrollHeight - window.innerHeight >= top) stop()
  }
  const sizes = new ResizeObserver(tryScroll)
  const timer = setTimeout(stop, LIMITS.apiTimeout)
  for (const act of USER_INPUTS) window.addEventListener(act, stop, { passive: true })
  sizes.observe(document.body)
  return stop
}

/** Saves the scroll position of this history entry, except while it is being restored and while in the back/forward cache. */
function useSaveScrollPosition(key: string, restoring: RefObject<unknown>, onReturn: (top: number) => void): void {
  const returned = useEffectEvent(onReturn)
  // A layout effect: unsubscribed before the next page scrolls, else that position would be saved for this page.
  useLayoutEffect(() => {
    let frame = 0
    let away = false
    const save = () => {
      cancelAnimationFrame(frame)
      frame = 0
      if (!away && restoring.current === null) scrollPositions.set(key, Math.round(window.scrollY))
    }
    const scrolled = () => {
      frame ||= requestAnimationFrame(save)
    }
    const left = () => {
      save()
      away = true
    }
    // WebKit shows a page from its back/forward cache at the top, with a scroll event.
    const shown = ({ persisted }: PageTransitionEvent) => {
      away = false
      if (persisted) returned(scrollPositions.get(key) ?? 0)
    }
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('scroll', scrolled, { passive: true, signal })
    window.addEventListener('pagehide', left, { signal })
    window.addEventListener('pageshow', shown, { signal })
    return () => {
      controller.abort()
      cancelAnimationFrame(frame)
    }
  }, [key, restoring])
}

/**
 * A new page opens at its top, or at the anchor of its address; back, forward and a reload restore the scroll position. A page that the shopper
 * scrolled before the shop's scripts were there stays where it is.
 */
export function useScrollRestoration(location: Location): void {
  const kind = useNavigationType()
  const path = useRef(location.pathname)
  /** Whether this is the page that the document came with. */
  const first = useRef(true)
  /** Cancels the restoration; null when none runs. */
  const restoring = useRef<(() => void) | null>(null)
  const restore = (top: number) => {
    holdPosition()
    restoring.current?.()
    restoring.current = scrollWhenTall(top, () => {
      restoring.current = null
    })
  }
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])
  useSaveScrollPosition(location.key, restoring, restore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation, not on each render
  useLayoutEffect(() => {
    const moved = path.current !== location.pathname
    path.current = location.pathname
    const scrolled = first.current && !location.hash && window.scrollY > 0
    first.current = false
    const top = kind === 'POP' ? scrollPositions.get(location.key) : undefined
    // A replaced address of the same page (another query) keeps the position under its new key; another page opens at its top.
    if (scrolled || (kind === 'REPLACE' && !moved)) scrollPositions.set(location.key, Math.round(window.scrollY))
    else if (top) restore(top)
    // With an anchor the browser scrolls, or the page once its texts are loaded.
    else if (kind !== 'POP' || top === 0 || !location.hash) window.scrollTo(0, 0)
    return () => restoring.current?.()
  }, [location, kind])
}
