import { useEffect, useEffectEvent } from 'react'
import { openLayer } from '#platform/browser/layered-history.ts'

/** The back button closes the overlay opened last instead of leaving the page. If the overlay refuses to close, so does the page. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open])
}
