import { useEffect, useEffectEvent } from 'react'
import { openLayer } from '#platform/browser/layered-history.ts'

/**
 * The back button closes the overlay opened last instead of leaving the page, as phones do. If the overlay refuses to
 * close, it stays, and so does the page. Links in an overlay work as on the page itself.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open])
}
