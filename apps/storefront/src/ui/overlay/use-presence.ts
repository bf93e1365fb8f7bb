import { useEffect, useState } from 'react'

/** ms after which a closed overlay is removed: several times its longest animation. */
export const EXIT_TIMEOUT = 1_000

/** True until the closing animation has ended. On a busy phone Chakra may miss its end: the overlay would stay, invisible, and catch all clicks. */
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
