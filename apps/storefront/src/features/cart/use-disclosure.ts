import { useState } from 'react'

/** Something that opens for one thing at a time, and still knows it while it closes. */
export interface Disclosure<T> {
  readonly item: T | null
  readonly open: boolean
  readonly show: (of: T) => void
  readonly close: () => void
}

export function useDisclosure<T>(): Disclosure<T> {
  const [item, setOf] = useState<T | null>(null)
  const [open, setOpen] = useState(false)
  return {
    item,
    open,
    show: (next) => {
      setOf(next)
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
