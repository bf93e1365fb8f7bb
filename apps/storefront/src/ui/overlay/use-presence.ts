import { useEffect, useState } from 'react'

/** ms after which a closed overlay is removed: several times its longest animation. */
export const EXIT_TIMEOUT = 1_000

/**
 * True while `open`, and until the closing animation has ended. The component waits for the end of its animation, and on a busy phone
 * that end has often passed before it begins to wait: it would stay over the page, invisible, and catch every click.
 */
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
