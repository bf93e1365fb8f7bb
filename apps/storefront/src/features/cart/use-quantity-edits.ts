import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCartUpdateQuantityMutation } from './cart-api.ts'
import type { QuantityEdit, QuantityEdits } from './quantity-edits.ts'
import { createQuantityEdits } from './quantity-edits.ts'

/** The cart's quantities while they are being changed. Leaving the page sends what still waits. */
export function useQuantityEdits(): readonly [edits: ReadonlyMap<string, QuantityEdit>, control: QuantityEdits] {
  const [update] = useCartUpdateQuantityMutation()
  const [control] = useState(() => createQuantityEdits((line_id, quantity) => update({ line_id, quantity }).unwrap()))
  const edits = useSyncExternalStore(control.subscribe, control.get)
  useEffect(
    () => () => {
      void control.settle()
    },
    [control],
  )
  return [edits, control]
}
