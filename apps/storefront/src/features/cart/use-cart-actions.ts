import type { CartLine, OrderExcess } from '@nusaria/contracts/cart'
import { useState } from 'react'
import { useCartAcceptPricesMutation, useCartSelectMutation } from '#commerce/cart/api.ts'
import { useLineRemoval } from './line-removal.tsx'
import { toastCartFailure } from './move-to-favourites.ts'
import { useQuantityEdits } from './quantity-edits.ts'

/** Lines of any kind, selected to remove or move all of them at once. `bulkSelection` is null outside bulk selection. */
function useBulkSelection() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string> | null>(null)
  const bulkSelection = selectedIds && {
    /** by line_id */
    selectedIds,
    select(lineIds: readonly string[], selected: boolean) {
      const others = [...selectedIds].filter((id) => !lineIds.includes(id))
      setSelectedIds(new Set(selected ? [...others, ...lineIds] : others))
    },
  }
  return { bulkSelection, begin: () => setSelectedIds(new Set()), end: () => setSelectedIds(null) } as const
}

interface Options {
  /** By how much the selected lines exceed the limits of one order. */
  readonly excess: OrderExcess | null
  readonly changeVariant: (line: CartLine) => void
  readonly openMenu: (line: CartLine) => void
}

/** The actions of the cart and of its lines, and whether a change is being sent. */
export function useCartActions(options: Options) {
  const { edits: quantityEdits, control: quantities, settle } = useQuantityEdits()
  const { bulkSelection, begin, end } = useBulkSelection()
  const removal = useLineRemoval()
  const [sendSelection, selecting] = useCartSelectMutation()
  const [sendPrices, accepting] = useCartAcceptPricesMutation()

  const discardEdits = (lines: readonly CartLine[]) => {
    for (const { line_id } of lines) quantities.discard(line_id)
    return lines
  }
  /** Without ids: all lines. On a failure the checkboxes return to what the server says. */
  const select = async (selected: boolean, line_ids?: string[]) => {
    const { error } = await sendSelection({ selected, line_ids })
    if (error) await toastCartFailure(error, 'failed.select')
  }
  const acceptPrices = async (lines: readonly CartLine[]) => {
    const { error } = await sendPrices({ line_ids: lines.map(({ line_id }) => line_id) })
    if (error) await toastCartFailure(error, 'failed.price')
  }
  const actions = {
    ...options,
    /** Quantities being changed, by line_id. */
    quantityEdits,
    bulkSelection,
    select: (line: CartLine, selected: boolean) => void select(selected, [line.line_id]),
    setQuantity: (line: CartLine, quantity: number) => quantities.set(line.line_id, quantity),
    /** Resolves to whether it succeeded. */
    remove: (lines: readonly CartLine[]) => removal.remove(discardEdits(lines)),
    /** Resolves to whether it succeeded. */
    moveToFavourites: (lines: readonly CartLine[]) => removal.moveToFavourites(discardEdits(lines)),
    acceptPrices: (lines: readonly CartLine[]) => void acceptPrices(lines),
  } as const
  return {
    actions,
    removal,
    beginBulkSelection: begin,
    endBulkSelection: end,
    /** A change is being sent whose sums only the server knows: the last ones are shown faded. */
    busy: selecting.isLoading || accepting.isLoading || removal.busy,
    /** Quantities are being sent: the expected sums are shown, and read out when the server has confirmed them. */
    changing: [...quantityEdits.values()].some(({ error }) => error === undefined),
    selectAll: (selected: boolean) => void select(selected),
    /** Sends waiting quantities. Resolves to whether the server accepted all of them and the selection fits into one order. */
    async settle(): Promise<boolean> {
      const after = await settle()
      const excess = after ? after.order_excess : options.excess
      return !excess && ![...quantities.get().values()].some(({ error }) => error !== undefined)
    },
  } as const
}

export type CartController = ReturnType<typeof useCartActions>
export type CartActions = CartController['actions']

/** A sheet for one line at a time. It keeps the line while it closes. */
export function useLineSheet() {
  const [{ line, open }, setSheet] = useState<{ readonly line: CartLine | null; readonly open: boolean }>({ line: null, open: false })
  return {
    line,
    open,
    show: (next: CartLine) => setSheet({ line: next, open: true }),
    close: () => setSheet((sheet) => ({ ...sheet, open: false })),
  } as const
}

export type LineSheet = ReturnType<typeof useLineSheet>
