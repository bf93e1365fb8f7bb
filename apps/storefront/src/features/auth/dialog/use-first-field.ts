import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** Puts the cursor into the first field of a step when it is shown: the step before it took the focus along. */
export function useFirstField(): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return form
}
