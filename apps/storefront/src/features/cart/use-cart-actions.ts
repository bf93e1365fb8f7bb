import type { CartLine } from '@nusaria/contracts/cart'
import type { CartActions } from './cart-actions.ts'
import { useCartAcceptPricesMutation } from './cart-api.ts'
import { toastCartFailure } from './toast-cart-failure.ts'
import type { BulkSelection } from './use-bulk-selection.ts'
import { useLineSelection } from './use-line-selection.ts'
import { useQuantityEdits } from './use-quantity-edits.ts'
import type { Removal } from './use-removal.ts'

interface Options extends Pick<CartActions, 'excess' | 'changeVariant' | 'openMenu' | 'renderRestockAlert'> {
  readonly removal: Removal
  readonly managing: BulkSelection | null
}

/** What the lines of the cart page can do, and whether a change is under way. */
export function useCartActions({ removal, managing: bulkSelection, ...given }: Options) {
  const { edits: quantityEdits, control: quantities, settle } = useQuantityEdits()
  const { selecting, select, selectAll } = useLineSelection()
  const [send, accepting] = useCartAcceptPricesMutation()
  const changing = [...quantityEdits.values()].some(({ error }) => error === undefined)

  const leave = (lines: readonly CartLine[]) => {
    for (const { line_id } of lines) quantities.forget(line_id)
    return lines
  }
  const accept = async (lines: readonly CartLine[]) => {
    const { error } = await send({ line_ids: lines.map(({ line_id }) => line_id) })
    if (error) await toastCartFailure(error, 'failed.price')
  }
  const tools: CartActions = {
    ...given,
    quantityEdits,
    bulkSelection,
    select: (line, selected) => void select(line.line_id, selected),
    setQuantity: (line, quantity) => quantities.set(line.line_id, quantity),
    remove: (lines) => removal.remove(leave(lines)),
    moveToFavourites: (lines) => removal.move(leave(lines)),
    acceptPrices: (lines) => void accept(lines),
  }
  return {
    tools,
    busy: changing || selecting || accepting.isLoading || removal.busy,
    selectAll: (selected: boolean) => void selectAll(selected),
    /** Sends what waits; whether the server took all of it, and one order takes all that is selected. */
    async settle(): Promise<boolean> {
      const after = await settle()
      const excess = after ? after.order_excess : given.excess
      return !excess && ![...quantities.get().values()].some(({ error }) => error !== undefined)
    },
  } as const
}
