import { useState } from 'react'

/** False until `open` was true once, then true: what is behind it loads with the first opening and stays for its closing. */
export function useLazyMount(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened || open
}
