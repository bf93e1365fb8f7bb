import type { Cart } from '@nusaria/contracts/cart'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { useIsMember } from '../../shared/state/hooks.ts'
import type { UserInfoRoot } from '../../shared/state/user-info.ts'
import { selectSession } from '../../shared/state/user-info.ts'
import { useCartUpdateQuantityMutation } from './cart-api.ts'
import { savePendingQuantity, takePendingQuantities } from './pending-quantities.ts'
import { createQuantityEdits } from './quantity-edits.ts'
import { toastCartFailure } from './toast-cart-failure.ts'

/** The cart's quantities while they are being changed. Leaving the page, or loading it anew, sends what still waits; what a session's end kept back goes out after the login. */
export function useQuantityEdits() {
  const [update] = useCartUpdateQuantityMutation()
  const store = useStore<UserInfoRoot>()
  const isMember = useIsMember()
  const answer = useRef<Cart>(undefined)
  const owner = () => selectSession(store.getState()).member_no
  const [control] = useState(() =>
    createQuantityEdits(async (line_id, quantity) => {
      const { data, error } = await update({ line_id, quantity })
      answer.current = data
      if (failureOf(error)?.kind === 'session') savePendingQuantity(owner(), line_id, quantity)
      // The line is gone, and the place where it would be told with it.
      if (failedWith(error, 'CART_LINE_MISSING')) await toastCartFailure(error, 'failed.select')
      else if (error) throw error
    }),
  )
  const goOn = useEffectEvent(() => {
    for (const [lineId, quantity] of takePendingQuantities(owner())) control.set(lineId, quantity)
  })
  useEffect(() => {
    if (isMember) goOn()
  }, [isMember])
  const edits = useSyncExternalStore(control.subscribe, control.get)
  useEffect(() => {
    const leaves = () => document.visibilityState === 'hidden' && void control.settle()
    document.addEventListener('visibilitychange', leaves)
    return () => {
      document.removeEventListener('visibilitychange', leaves)
      void control.settle()
    }
  }, [control])
  return {
    edits,
    control,
    /** Sends what waits; the cart as it is then, undefined where nothing was sent or the last one failed. */
    async settle(): Promise<Cart | undefined> {
      answer.current = undefined
      await control.settle()
      return answer.current
    },
  } as const
}
