import { useState } from 'react'

/** An overlay that opens for one item at a time. It keeps the item while it closes. */
export interface Disclosure<T> {
  readonly item: T | null
  readonly open: boolean
  readonly show: (item: T) => void
  readonly close: () => void
}

export function useDisclosure<T>(): Disclosure<T> {
  const [item, setItem] = useState<T | null>(null)
  const [open, setOpen] = useState(false)
  return {
    item,
    open,
    show: (next) => {
      setItem(next)
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
