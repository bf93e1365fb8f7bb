import type { Cart } from '@nusaria/contracts/cart'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
import type { UserInfoRoot } from '../../shared/state/user-info.ts'
import { selectSession } from '../../shared/state/user-info.ts'
import { useCartUpdateQuantityMutation } from './cart-api.ts'
import { createQuantityEdits } from './quantity-edits.ts'
import { toastCartFailure } from './toast-cart-failure.ts'

/**
 * The cart's quantities while they are being changed. Leaving or reloading the page sends the waiting ones. Those that failed because the
 * session had ended are sent after the login.
 */
export function useQuantityEdits() {
  const [update] = useCartUpdateQuantityMutation()
  const store = useStore<UserInfoRoot>()
  const isMember = useIsMember()
  const lastReply = useRef<Cart>(undefined)
  const owner = () => selectSession(store.getState()).member_no
  const [control] = useState(() =>
    createQuantityEdits(async (line_id, quantity) => {
      const { data, error } = await update({ line_id, quantity })
      lastReply.current = data
      if (failureOf(error)?.kind === 'session') savePendingQuantity(owner(), line_id, quantity)
      // The line, where the error would be shown, no longer exists.
      if (failedWith(error, 'CART_LINE_MISSING')) await toastCartFailure(error, 'failed.select')
      else if (error) throw error
    }),
  )
  const sendPending = useEffectEvent(() => {
    for (const [lineId, quantity] of takePendingQuantities(owner())) control.set(lineId, quantity)
  })
  useEffect(() => {
    if (isMember) sendPending()
  }, [isMember])
  const edits = useSyncExternalStore(control.subscribe, control.get)
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && void control.settle()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      void control.settle()
    }
  }, [control])
  return {
    edits,
    control,
    /** Sends waiting quantities. Resolves to the new cart; to undefined where nothing was sent or the last call failed. */
    async settle(): Promise<Cart | undefined> {
      lastReply.current = undefined
      await control.settle()
      return lastReply.current
    },
  } as const
}

/** Quantities that couldn't be sent because the session had ended, and their member. In this tab's memory only. */
let pending: { readonly owner: string | null; readonly pieces: ReadonlyMap<string, number> } | null = null

/** Keeps a quantity until after the login. */
export function savePendingQuantity(owner: string | null, lineId: string, quantity: number): void {
  const before = pending?.owner === owner ? pending.pieces : []
  pending = { owner, pieces: new Map([...before, [lineId, quantity]]) }
}

/** Returns the kept quantities of this member, and forgets all. */
export function takePendingQuantities(owner: string | null): ReadonlyMap<string, number> {
  const kept = pending
  pending = null
  return kept?.owner === owner ? kept.pieces : new Map()
}
