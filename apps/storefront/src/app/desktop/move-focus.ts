import type { KeyboardEvent } from 'react'

/**
 * Moves the focus among the links and buttons of a box by the arrow keys, Home and End, `columns` in a row. Upwards out of the first row
 * calls `onLeave`.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, { columns = 1, onLeave }: { columns?: number; onLeave: () => void }): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
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
