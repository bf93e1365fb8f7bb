import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { useNavigationType } from 'react-router-dom'

const KEY = 'scroll'

/** ms: how long a page may take to grow tall enough for its old place */
const PATIENCE = 1_500

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function write(key: string, top: number): void {
  try {
    const kept = Object.entries({ ...read(), [key]: Math.round(top) }).slice(-50)
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Forbidden storage: pages open at their top.
  }
}

/** Scrolls as soon as the page is tall enough, unless the shopper scrolls first. Returns how to stop. */
function scrollWhenTall(top: number): () => void {
  const { documentElement: html } = document
  const stop = () => {
    sizes.disconnect()
    clearTimeout(timer)
    for (const kind of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(kind, stop)
  }
  const attempt = () => {
    window.scrollTo(0, top)
    if (html.scrollHeight - window.innerHeight >= top) stop()
  }
  const sizes = new ResizeObserver(attempt)
  const timer = setTimeout(stop, PATIENCE)
  for (const kind of ['wheel', 'touchmove', 'keydown']) window.addEventListener(kind, stop, { passive: true })
  sizes.observe(document.body)
  return stop
}

/** A new page opens at its top; back and forward lead to where it was left. */
export function useScrollMemory(location: Location): void {
  const kind = useNavigationType()
  const first = useRef(true)
  const path = useRef(location.pathname)
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])
  // Off before the next page scrolls to its own place: else that would count as this page's.
  useLayoutEffect(() => {
    let waiting = 0
    const note = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0
        write(location.key, window.scrollY)
      })
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      cancelAnimationFrame(waiting)
    }
  }, [location.key])
  useLayoutEffect(() => {
    const restored = kind === 'POP' ? read()[location.key] : undefined
    if (restored === undefined && first.current && location.hash) return
    first.current = false
    const moved = path.current !== location.pathname
    path.current = location.pathname
    if (restored) return scrollWhenTall(restored)
    // A replaced address of the same page (its query) keeps the place, under its new key too; another page in its stead opens at its top.
    if (kind !== 'REPLACE' || moved) window.scrollTo(0, 0)
    else write(location.key, window.scrollY)
  }, [location, kind])
}
