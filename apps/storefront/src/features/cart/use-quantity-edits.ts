import { useEffect, useState, useSyncExternalStore } from 'react'
import { failedWith } from '../../shared/api/failure.ts'
import { useCartUpdateQuantityMutation } from './cart-api.ts'
import type { QuantityEdit, QuantityEdits } from './quantity-edits.ts'
import { createQuantityEdits } from './quantity-edits.ts'
import { tellFailure } from './tell-failure.ts'

/** The cart's quantities while they are being changed. Leaving the page sends what still waits. */
export function useQuantityEdits(): readonly [edits: ReadonlyMap<string, QuantityEdit>, control: QuantityEdits] {
  const [update] = useCartUpdateQuantityMutation()
  const [control] = useState(() =>
    createQuantityEdits(async (line_id, quantity) => {
      const { error } = await update({ line_id, quantity })
      // The line is gone, and the place where it would be told with it.
      if (failedWith(error, 'CART_LINE_MISSING')) await tellFailure(error, 'failed.select')
      else if (error) throw error
    }),
  )
  const edits = useSyncExternalStore(control.subscribe, control.get)
  useEffect(
    () => () => {
      void control.settle()
    },
    [control],
  )
  return [edits, control]
}
