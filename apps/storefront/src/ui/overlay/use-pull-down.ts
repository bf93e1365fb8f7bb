import { useEffect, useEffectEvent, useState } from 'react'

/** px after which the direction of a finger is clear */
const SLOP = 4
/** px; a third of the height where a sheet is low */
const THRESHOLD = 120
/** A quick flick needs less: px per ms, px. */
const FLICK = { speed: 0.5, least: 40 }
/** How much of its way a sheet follows that a pull doesn't close. */
const RESISTANCE = 0.2

interface Options {
  readonly open: boolean
  /** Without it the sheet gives way a little and comes back: typed text isn't lost. */
  readonly closes: boolean
  readonly onPulled: () => void
}

const isScrolled = (from: EventTarget | null, sheet: HTMLElement) => {
  for (let part = from instanceof Element ? from : null; part && part !== sheet; part = part.parentElement)
    if (part.scrollTop > 0) return true
  return false
}

/** px that the sheet is below its place now, also while it is coming back */
const readOffset = (sheet: HTMLElement) => Number.parseFloat(getComputedStyle(sheet).translate?.split(' ')[1] ?? '') || 0

/**
 * A sheet that follows a finger down. Released beyond the threshold it closes, else it comes back, and can be caught on its way. With reduced motion
 * it closes the same way, but nothing moves. Returns the ref of the sheet.
 */
export function usePullDown({ open, closes, onPulled }: Options) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  const pulled = useEffectEvent(onPulled)
  useEffect(() => {
    // It may have been opened again while it was closing.
    if (open) sheet?.style.removeProperty('translate')
  }, [open, sheet])
  useEffect(() => (sheet ? follow(sheet, closes, pulled) : undefined), [sheet, closes])
  return setSheet
}

function follow(sheet: HTMLElement, closes: boolean, onPulled: () => void): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let from: { readonly x: number; readonly y: number; readonly offset: number } | null = null
  let pulling = false
  let way = 0
  let last = { y: 0, at: 0 }
  let speed = 0
  const place = (px: number, transition: string) => {
    if (still.matches) return
    sheet.style.transition = transition
    sheet.style.translate = `0 ${px}px`
  }
  const comeBack = () => place(0, 'translate var(--base) var(--ease)')

  const begin = ({ touches, target }: TouchEvent) => {
    const [finger] = touches
    pulling = false
    from = null
    way = 0
    speed = 0
    if (!finger || touches.length > 1 || isScrolled(target, sheet)) return
    const offset = readOffset(sheet)
    from = { x: finger.clientX, y: finger.clientY, offset }
    if (offset > 0) place(offset, 'none')
  }
  const move = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!from || !finger) return
    if (event.touches.length > 1) return release()
    const down = finger.clientY - from.y
    if (!pulling) {
      const aside = Math.abs(finger.clientX - from.x)
      if (Math.max(Math.abs(down), aside) < SLOP) return
      if (aside > Math.abs(down) || (down < 0 && from.offset === 0)) return release()
      pulling = true
    }
    if (event.cancelable) event.preventDefault()
    speed = (finger.clientY - last.y) / Math.max(1, event.timeStamp - last.at)
    last = { y: finger.clientY, at: event.timeStamp }
    way = Math.max(0, from.offset + down * (closes ? 1 : RESISTANCE))
    place(way, 'none')
  }
  const release = () => {
    const moved = pulling || (from?.offset ?? 0) > 0
    from = null
    pulling = false
    if (moved) comeBack()
  }
  const end = () => {
    const far = way > Math.min(THRESHOLD, sheet.offsetHeight / 3) || (way > FLICK.least && speed > FLICK.speed)
    if (!pulling || !closes || !far) return release()
    from = null
    pulling = false
    onPulled()
    // Its owner may keep it open.
    requestAnimationFrame(() => requestAnimationFrame(() => sheet.dataset.state === 'open' && comeBack()))
  }
  const listeners = [
    ['touchstart', begin],
    ['touchmove', move],
    ['touchend', end],
    ['touchcancel', release],
  ] as const
  // Not passive: while the sheet follows, nothing scrolls.
  for (const [kind, listener] of listeners) sheet.addEventListener(kind, listener, { passive: kind !== 'touchmove' })
  return () => {
    for (const [kind, listener] of listeners) sheet.removeEventListener(kind, listener)
  }
}
