import { useEffect, useEffectEvent } from 'react'

/** Calls `onEscape` for the Escape key, wherever the focus is, while `active`. What hovering opened closes so too. */
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
