import type { CartLine } from '@nusaria/contracts/cart'
import { useState } from 'react'
import { quantityLimit } from '../../entities/product/quantity-limit.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { useCartAddMutation, useCartSelectMutation } from './cart-api.ts'

/**
 * Puts lines into the cart again, as many pieces as then and as there are, those that weren't selected unselected. Gives the lines that
 * didn't get through; what the shop refuses (stock gone meanwhile) toasts its own text and isn't tried again.
 */
export function useRestoreLines(): readonly [(lines: readonly CartLine[]) => Promise<readonly CartLine[]>, busy: boolean] {
  const [add] = useCartAddMutation()
  const [select] = useCartSelectMutation()
  const [busy, setBusy] = useState(false)

  const putBack = async (lines: readonly CartLine[]) => {
    setBusy(true)
    const left: CartLine[] = []
    // The first one taken out was the latest put in.
    for (const line of lines.toReversed()) {
      const { sku_no, quantity, selected } = line
      const { data, error } = await add({ sku_no, quantity: Math.max(1, Math.min(quantity, quantityLimit(line).max)) })
      if (error && failureOf(error)?.kind !== 'business') left.unshift(line)
      const again = data?.lines.find((one) => one.sku_no === sku_no)
      if (again && !selected) await select({ line_ids: [again.line_id], selected: false })
    }
    setBusy(false)
    return left
  }
  return [putBack, busy]
}
