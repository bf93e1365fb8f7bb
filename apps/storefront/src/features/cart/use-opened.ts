import { useState } from 'react'

/** Something that opens for one thing at a time, and still knows it while it closes. */
export interface Opened<T> {
  readonly of: T | null
  readonly open: boolean
  readonly show: (of: T) => void
  readonly close: () => void
}

export function useOpened<T>(): Opened<T> {
  const [of, setOf] = useState<T | null>(null)
  const [open, setOpen] = useState(false)
  return {
    of,
    open,
    show: (next) => {
      setOf(next)
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
