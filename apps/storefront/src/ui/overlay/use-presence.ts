import { useEffect, useEffectEvent, useState } from 'react'
import { openLayer } from '#platform/browser/layered-history.ts'

/** ms after which a closed overlay is removed: several times its longest animation. */
export const EXIT_TIMEOUT = 1_000

/** True until the closing animation has ended. On a busy phone Chakra may miss that end, and would stay, invisible, over the page. */
export function usePresence(open: boolean): boolean {
  const [there, setThere] = useState(open)
  if (open && !there) setThere(true)
  useEffect(() => {
    if (open) return
    const gone = setTimeout(() => setThere(false), EXIT_TIMEOUT)
    return () => clearTimeout(gone)
  }, [open])
  return open || there
}

/** False until `open` was true once, then true: an overlay loads when it opens first and stays mounted for its closing animation. */
export function useLazyMount(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened || open
}

/** The back button closes the overlay opened last instead of leaving the page. If the overlay refuses to close, so does the page. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open])
}
