import type { CartLine, OrderExcess } from '@nusaria/contracts/cart'
import { useState } from 'react'
import { useCartAcceptPricesMutation, useCartSelectMutation } from '#commerce/cart/api.ts'
import type { QuantityEdit } from '#commerce/cart/expected-cart.ts'
import type { LineRemoval } from './line-removal.tsx'
import { toastCartFailure } from './move-to-favourites.ts'
import { useQuantityEdits } from './quantity-edits.ts'

/** Lines of any kind, selected to remove or move all of them at once. */
export interface BulkSelection {
  /** by line_id */
  readonly selectedIds: ReadonlySet<string>
  readonly setSelected: (lineId: string, selected: boolean) => void
  readonly setAllSelected: (lineIds: readonly string[]) => void
}

/** `bulkSelection` is null outside bulk selection. */
export function useBulkSelection() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string> | null>(null)
  const setSelected = (lineId: string, selected: boolean) => {
    const next = new Set(selectedIds)
    if (selected) next.add(lineId)
    else next.delete(lineId)
    setSelectedIds(next)
  }
  const bulkSelection: BulkSelection | null = selectedIds && {
    selectedIds,
    setSelected,
    setAllSelected: (lineIds) => setSelectedIds(new Set(lineIds)),
  }
  return { bulkSelection, begin: () => setSelectedIds(new Set()), end: () => setSelectedIds(null) } as const
}

export interface CartActions {
  /** By how much the selected lines exceed the limits of one order. */
  readonly excess: OrderExcess | null
  /** Quantities being changed, by line_id. */
  readonly quantityEdits: ReadonlyMap<string, QuantityEdit>
  /** null outside bulk selection */
  readonly bulkSelection: BulkSelection | null
  readonly select: (line: CartLine, selected: boolean) => void
  readonly setQuantity: (line: CartLine, quantity: number) => void
  /** Resolves to whether it succeeded. */
  readonly remove: (lines: readonly CartLine[]) => Promise<boolean>
  /** Resolves to whether it succeeded. */
  readonly moveToFavourites: (lines: readonly CartLine[]) => Promise<boolean>
  readonly acceptPrices: (lines: readonly CartLine[]) => void
  readonly changeVariant: (line: CartLine) => void
  readonly openMenu: (line: CartLine) => void
}

interface Options extends Pick<CartActions, 'excess' | 'bulkSelection' | 'changeVariant' | 'openMenu'> {
  readonly removal: LineRemoval
}

/** Selects lines. On a failure the checkboxes return to what the server says. */
function useLineSelection() {
  const [select, { isLoading }] = useCartSelectMutation()
  const change = async (selected: boolean, line_ids?: string[]) => {
    const { error } = await select({ selected, line_ids })
    if (error) await toastCartFailure(error, 'failed.select')
  }
  return {
    selecting: isLoading,
    select: (lineId: string, selected: boolean) => change(selected, [lineId]),
    selectAll: (selected: boolean) => change(selected),
  } as const
}

/** The actions of the cart's lines, and whether a change is being sent. */
export function useCartActions({ removal, ...options }: Options) {
  const { edits: quantityEdits, control: quantities, settle } = useQuantityEdits()
  const { selecting, select, selectAll } = useLineSelection()
  const [acceptPrices, accepting] = useCartAcceptPricesMutation()
  const changing = [...quantityEdits.values()].some(({ error }) => error === undefined)

  const discardEdits = (lines: readonly CartLine[]) => {
    for (const { line_id } of lines) quantities.discard(line_id)
    return lines
  }
  const accept = async (lines: readonly CartLine[]) => {
    const { error } = await acceptPrices({ line_ids: lines.map(({ line_id }) => line_id) })
    if (error) await toastCartFailure(error, 'failed.price')
  }
  const actions: CartActions = {
    ...options,
    quantityEdits,
    select: (line, selected) => void select(line.line_id, selected),
    setQuantity: (line, quantity) => quantities.set(line.line_id, quantity),
    remove: (lines) => removal.remove(discardEdits(lines)),
    moveToFavourites: (lines) => removal.moveToFavourites(discardEdits(lines)),
    acceptPrices: (lines) => void accept(lines),
  }
  return {
    actions,
    busy: selecting || accepting.isLoading || removal.busy,
    /** Quantities are being sent: the cart shows what is expected. */
    changing,
    selectAll: (selected: boolean) => void selectAll(selected),
    /** Sends waiting quantities. Resolves to whether the server accepted all of them and the selection fits into one order. */
    async settle(): Promise<boolean> {
      const after = await settle()
      const excess = after ? after.order_excess : options.excess
      return !excess && ![...quantities.get().values()].some(({ error }) => error !== undefined)
    },
  } as const
}

export type CartController = ReturnType<typeof useCartActions>

/** An overlay that opens for one item at a time. It keeps the item while it closes. */
export interface Disclosure<T> {
  readonly item: T | null
  readonly open: boolean
  readonly show: (item: T) => void
  readonly close: () => void
}

export function useDisclosure<T>(): Disclosure<T> {
  const [item, setItem] = useState<T | null>(null)
  const [open, setOpen] = useState(false)
  return {
    item,
    open,
    show: (next) => {
      setItem(next)
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
