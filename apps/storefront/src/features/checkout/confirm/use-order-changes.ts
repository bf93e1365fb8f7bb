import type { Confirmation, OrderSource } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { selectedSku, skusSelected, type UserInfoState } from '#platform/state/user-info.ts'
import { isDearer, orderChanges, type SeenLine, type SeenOrder, seenLines } from './order-changes.ts'

/** The lines of the cart or product page that the shopper came from; null where what they saw is not stored. */
function seenBefore(source: OrderSource, { buyType, selectSkus }: UserInfoState): readonly SeenLine[] | null {
  if (buyType !== source.type) return null
  const lines = seenLines(selectSkus)
  if (source.type === 'cart') return lines
  // "Take fewer" changes the quantity.
  return lines?.[0]?.sku_no === source.sku_no ? [{ ...lines[0], quantity: source.quantity }] : null
}

/**
 * How the order differs from what the shopper last saw of it: in the cart or on the product page, then on this page. `choices`: those that
 * `confirmation` is for, null while they are loading. After a choice of the shopper, all but the lines is compared from its reply on.
 */
export function useOrderChanges(source: OrderSource, confirmation: Confirmation, choices: string | null) {
  const dispatch = useAppDispatch()
  const userInfo = useAppSelector((state) => state.userInfo)
  const [seen, setSeen] = useState<SeenOrder & { readonly choices: string | null }>(() => ({
    lines: seenBefore(source, userInfo) ?? confirmation.lines,
    terms: null,
    choices: null,
  }))
  if (choices !== null && seen.choices !== choices) setSeen({ ...seen, terms: confirmation, choices })
  const changes = orderChanges(seen, confirmation)
  return {
    changes,
    /** The shopper must look at these before they can place the order. */
    dearer: changes.some(isDearer),
    /** The shopper saw the changes. */
    accept(): void {
      setSeen({ lines: confirmation.lines, terms: confirmation, choices })
      dispatch(skusSelected({ buyType: source.type, selectSkus: confirmation.lines.map(selectedSku) }))
    },
  } as const
}
