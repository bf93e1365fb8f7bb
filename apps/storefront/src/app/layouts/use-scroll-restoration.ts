import { LIMITS } from '@nusaria/contracts/limits'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { useNavigationType } from 'react-router-dom'
import { historyEntryNumbers } from '../../shared/state/history-entry-numbers.ts'

const scrollPositions = historyEntryNumbers('scroll')

/** What a shopper does who doesn't wait for the page to reach its old place. */
const USER_INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Turns scroll anchoring off until the shopper acts: rows that take the place of skeletons above them would push the page away from the
 * position it was scrolled to.
 */
function holdPosition(): void {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  const release = () => {
    style.overflowAnchor = ''
    for (const act of USER_INPUTS) window.removeEventListener(act, release)
  }
  for (const act of USER_INPUTS) window.addEventListener(act, release, { passive: true })
}

/** Scrolls as soon as the page is tall enough, unless the shopper acts first or what the page waits for is overdue. Returns how to stop. */
function scrollWhenTall(top: number, onStop: () => void): () => void {
  const { documentElement: html } = document
  const stop = () => {
    sizes.disconnect()
    clearTimeout(timer)
    for (const act of USER_INPUTS) window.removeEventListener(act, stop)
    onStop()
  }
  const attempt = () => {
    window.scrollTo(0, top)
    if (html.scrollHeight - window.innerHeight >= top) stop()
  }
  const sizes = new ResizeObserver(attempt)
  const timer = setTimeout(stop, LIMITS.apiTimeout)
  for (const act of USER_INPUTS) window.addEventListener(act, stop, { passive: true })
  sizes.observe(document.body)
  return stop
}

/** Keeps where this visit stands, except while `isMoving`: on the way to its old place, or out of sight in the browser's back/forward cache. */
function useSaveScrollPosition(key: string, isMoving: () => boolean, onReturn: (top: number) => void): void {
  const moving = useEffectEvent(isMoving)
  const returned = useEffectEvent(onReturn)
  // Off before the next page scrolls to its own place: else that would count as this page's.
  useLayoutEffect(() => {
    let frame = 0
    let away = false
    const note = () => {
      cancelAnimationFrame(frame)
      frame = 0
      if (!away && !moving()) scrollPositions.set(key, Math.round(window.scrollY))
    }
    const scrolled = () => {
      frame ||= requestAnimationFrame(note)
    }
    const left = () => {
      note()
      away = true
    }
    // WebKit shows a page from its back/forward cache at the top, and a scroll event says so.
    const shown = ({ persisted }: PageTransitionEvent) => {
      away = false
      if (persisted) returned(scrollPositions.get(key) ?? 0)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('pagehide', left)
    window.addEventListener('pageshow', shown)
    return () => {
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('pagehide', left)
      window.removeEventListener('pageshow', shown)
      cancelAnimationFrame(frame)
    }
  }, [key])
}

/** A new page opens at its top, or at the part its address names; back, forward and a reload lead to where it was left. */
export function useScrollRestoration(location: Location): void {
  const kind = useNavigationType()
  const path = useRef(location.pathname)
  /** Ends the way to an old place; null when there is none. */
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
  useSaveScrollPosition(location.key, () => restoring.current !== null, restore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move of the shopper calls for it, not a render
  useLayoutEffect(() => {
    const moved = path.current !== location.pathname
    path.current = location.pathname
    const top = kind === 'POP' ? scrollPositions.get(location.key) : undefined
    if (top) restore(top)
    // A replaced address of the same page (its query) keeps the place, under its new key too; another page in its stead opens at its top.
    else if (kind === 'REPLACE' && !moved) scrollPositions.set(location.key, Math.round(window.scrollY))
    // The browser, or the page once its texts are there, goes to the part that the address names.
    else if (kind !== 'POP' || top === 0 || !location.hash) window.scrollTo(0, 0)
    return () => restoring.current?.()
  }, [location, kind])
}
