import type { DeliveryMethod, OrderSource } from '@nusaria/contracts/order-entities'
import { useEffect, useEffectEvent, useState } from 'react'
import { failureOf } from '../../shared/api/failure.ts'
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks.ts'
import { selectedAddressId } from '../../shared/state/selected-address.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { pointsDeductionSwitched } from '../../shared/state/user-info.ts'
import { errorTargetOf } from './error-target.ts'
import { useOrderConfirmQuery } from './order-confirm-api.ts'
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

/** A choice that no longer holds and was taken back for the shopper. */
export type DroppedChoice = 'voucher' | 'address' | 'coins' | 'delivery'

/** The order as it would be with the choices made so far; a choice the server no longer takes is dropped, and said so. */
export function useConfirmation(source: OrderSource) {
  const { choices, addressId, change, chooseAddress, forget } = useOrderChoices(source)
  const [dropped, setDropped] = useState<DroppedChoice | null>(null)
  const { use_coins, delivery_method, voucher_nos } = choices
  const query = useOrderConfirmQuery(
    { source, use_coins, delivery_method, voucher_nos, address_id: addressId ?? undefined },
    { refetchOnMountOrArgChange: true },
  )
  const failure = query.isFetching ? undefined : failureOf(query.error)

  const dropWhatFailed = useEffectEvent(() => {
    const spot = failure && errorTargetOf(failure)
    const drop = (what: DroppedChoice, act: () => void) => {
      setDropped(what)
      act()
    }
    if (spot === 'vouchers' && voucher_nos) drop('voucher', () => change({ voucher_nos: undefined }))
    else if (spot === 'coins' && use_coins) drop('coins', () => change({ use_coins: false }))
    else if (spot === 'delivery' && delivery_method) drop('delivery', () => change({ delivery_method: undefined }))
    else if (spot === 'address' && addressId) drop('address', () => chooseAddress(null))
  })
  useEffect(() => {
    if (failure) dropWhatFailed()
  }, [failure])

  return {
    query,
    /** The newest answer; of the choices before while the newest ones are on their way or were refused. */
    confirmation: query.currentData ?? query.data,
    /** Whether it is the answer to the choices as they stand. */
    current: query.currentData !== undefined && !query.isFetching && !query.isError,
    failure,
    dropped,
    choices,
    change(part: Parameters<typeof change>[0]): void {
      setDropped(null)
      change(part)
    },
    chooseAddress(id: string): void {
      setDropped(null)
      chooseAddress(id)
    },
    forget,
  } as const
}

export type ConfirmationState = ReturnType<typeof useConfirmation>
