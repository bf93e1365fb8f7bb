import type { DeliveryMethod, OrderSource } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks.ts'
import { selectedAddressId } from '../../shared/state/selected-address.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { pointsDeductionSwitched } from '../../shared/state/user-info.ts'
import { orderSourceKey } from './order-source.ts'

/** What the shopper chose on the confirm page so far. */
export interface OrderChoices {
  readonly delivery_method?: DeliveryMethod
  /** Absent: the server proposes the cheapest legal set. */
  readonly voucher_nos?: string[]
  readonly use_coins: boolean
  readonly note: string
}

/** The choices of one order, kept over a reload, a visit to the addresses, and signing in again. */
export function useOrderChoices(source: OrderSource) {
  const dispatch = useAppDispatch()
  const coinsLastTime = useAppSelector(({ userInfo }) => userInfo.pointsDeductionSwitch)
  const first: OrderChoices = { use_coins: coinsLastTime, note: '' }
  const [choices, setChoices, forget] = useDraft<OrderChoices>(`confirm:${orderSourceKey(source)}`, first, { keepOnLeave: true })
  const [addressId, setAddressId] = useState(selectedAddressId.get)

  return {
    choices,
    addressId,
    change(part: Partial<OrderChoices>): void {
      setChoices({ ...choices, ...part })
      if (part.use_coins !== undefined) dispatch(pointsDeductionSwitched(part.use_coins))
    },
    chooseAddress(id: string | null): void {
      if (id === null) selectedAddressId.clear()
      else selectedAddressId.set(id)
      setAddressId(id)
    },
    /** The order is placed: the next one begins anew. */
    forget(): void {
      forget()
      selectedAddressId.clear()
    },
  } as const
}
