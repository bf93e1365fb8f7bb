import { useEffect, useEffectEvent } from 'react'
import { randomId } from '../random-id.ts'
import { openOverlay } from './overlay-history.ts'

/**
 * Lets the way back close what lies over the page instead of leaving it, as phones do; of several, the one opened last. What refuses to
 * close stays, and so does the page. Links and moves to other pages work from in it as from the page itself.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openOverlay(randomId(), () => close()) : undefined), [open])
}
