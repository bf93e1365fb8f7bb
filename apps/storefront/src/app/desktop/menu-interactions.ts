import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'

/** DOM id of the footer's section with the QR codes of the apps, to which the header leads. */
export const APP_CODES_ID = 'apps'

/** ms: a pointer that passes over opens nothing, and one that slips out closes nothing */
export const HOVER_DELAY = 120

/** Shows something at once, or what hovering asks for after a delay. Either replaces what was scheduled. */
export function useHoverIntent<T>(show: (value: T) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const showNow = (value: T) => {
    cancel()
    show(value)
  }
  const showLater = (value: T, isWanted = () => true) => {
    cancel()
    timer.current = setTimeout(() => isWanted() && show(value), HOVER_DELAY)
  }
  return { showNow, showLater, cancel }
}

/** Calls `onEscape` on the Escape key while `active`, wherever the focus is, so that it also closes what hovering opened. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const escaped = useEffectEvent(onEscape)
  useEffect(() => {
    if (!active) return
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escaped()
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [active])
}

/**
 * Moves the focus among the links and buttons of a box by the arrow keys, Home and End, `columns` in a row. Upwards out of the first row
 * calls `onLeave`. A button with `data-beside` acts on the one before it and is reached by Tab alone.
 */
export function moveFocus(event: ReactKeyboardEvent<HTMLElement>, onLeave: () => void, columns = 1): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled, [data-beside])')]
  const { activeElement } = document
  const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: all.length - 1,
  }
  const target = targets[event.key]
  if (at === -1 || target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  if (target < 0 && event.key === 'ArrowUp') onLeave()
  else all[target]?.focus()
}
