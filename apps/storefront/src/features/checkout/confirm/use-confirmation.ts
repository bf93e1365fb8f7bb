import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderSource } from '@nusaria/contracts/order-entities'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOrderConfirmQuery } from '#commerce/order/api.ts'
import { orderRefusals } from '#commerce/place-order/order-refusals.ts'
import type { OrderChoices } from '#commerce/place-order/use-place-order.ts'
import { toFailure } from '#platform/api/failure.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { selectedAddressId } from '#platform/state/selected-address.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { pointsDeductionSwitched } from '#platform/state/user-info.ts'

/** What the URL of the confirm page asks for: "buy now" of one SKU (`sku_no`, `quantity`), else the selected lines of the cart. */
export function parseOrderSource(query: URLSearchParams): OrderSource {
  const sku_no = query.get('sku_no')
  const quantity = Number(query.get('quantity') ?? '1')
  if (!sku_no) return { type: 'cart' }
  const whole = Number.isInteger(quantity) && quantity >= 1 && quantity <= LIMITS.lineMaxQuantity ? quantity : 1
  return { type: 'buy_now', sku_no, quantity: whole }
}

/** The key of the draft. It leaves out the quantity, so that the note is kept when that changes. */
function orderSourceKey(source: OrderSource): string {
  return source.type === 'cart' ? 'cart' : source.sku_no
}

/** The choices of one order. They survive a reload, a visit to the address pages, and a login. */
function useOrderChoices(source: OrderSource) {
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
    /** After the order was placed. */
    forget(): void {
      forget()
      selectedAddressId.clear()
    },
  } as const
}

/** A choice that is no longer valid and was reset. */
export type DroppedChoice = 'voucher' | 'address' | 'coins' | 'delivery'

/** The order with the current choices, calculated by the server. A choice that the server refuses is reset, and the page says so. */
export function useConfirmation(source: OrderSource) {
  const { choices, addressId, change, chooseAddress, forget } = useOrderChoices(source)
  const [dropped, setDropped] = useState<DroppedChoice | null>(null)
  const { use_coins, delivery_method, voucher_nos } = choices
  const args = { source, use_coins, delivery_method, voucher_nos, address_id: addressId ?? undefined }
  const query = useOrderConfirmQuery(args, ALWAYS_REFETCH)
  const failure = query.isFetching ? undefined : toFailure(query.error)

  const dropRefusedChoice = useEffectEvent(() => {
    const target = failure && orderRefusals(failure).target
    const drop = (choice: DroppedChoice, reset: () => void) => {
      setDropped(choice)
      reset()
    }
    if (target === 'vouchers' && voucher_nos) drop('voucher', () => change({ voucher_nos: undefined }))
    else if (target === 'coins' && use_coins) drop('coins', () => change({ use_coins: false }))
    else if (target === 'delivery' && delivery_method) drop('delivery', () => change({ delivery_method: undefined }))
    else if (target === 'address' && addressId) drop('address', () => chooseAddress(null))
  })
  useEffect(() => {
    if (failure) dropRefusedChoice()
  }, [failure])

  return {
    query,
    /** The reply for the current choices; while they are loading or were refused, the reply before. */
    confirmation: query.currentData ?? query.data,
    /** Whether `confirmation` is for the current choices. */
    current: query.currentData !== undefined && !query.isFetching && !query.isError,
    /** The choices that `confirmation` is for; null while it is the reply before. */
    confirmedChoices: query.currentData ? JSON.stringify(args) : null,
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
