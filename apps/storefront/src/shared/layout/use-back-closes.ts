import { useEffect, useEffectEvent } from 'react'
import { randomId } from '../random-id.ts'

/** Marks of what lies over the page at this entry of the history, the lowest first. */
function layers(): readonly string[] {
  return (window.history.state as { readonly layers?: readonly string[] } | null)?.layers ?? []
}

/**
 * Lets the way back close what lies over the page instead of leaving it, as phones do. Opening adds an entry with the page's own address
 * to the history; closing in another way takes it out again. Nothing that changes the address may be done while it is open.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const mark = randomId()
    // The router's own notes stay in the entry, so that it takes both for the same page.
    window.history.pushState({ ...window.history.state, layers: [...layers(), mark] }, '')
    const onPop = () => {
      if (!layers().includes(mark)) close()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (layers().at(-1) === mark) window.history.back()
    }
  }, [open])
}
