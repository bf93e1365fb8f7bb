import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Puts the cursor into the first field of a step when it is shown: the step before it took the focus along. The mark is for a dialog that
 * opens at this step, which would choose the way back.
 */
export function useFocusFirstField(): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.setAttribute('data-autofocus', '')
    field?.focus()
  }, [])
  return form
}
