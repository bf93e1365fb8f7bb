import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderSource } from '@nusaria/contracts/order-entities'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOrderConfirmQuery } from '#commerce/order/confirm-api.ts'
import { orderRefusals } from '#commerce/place-order/order-refusals.ts'
import type { OrderChoices } from '#commerce/place-order/use-place-order.ts'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { toFailure } from '#platform/api/failure.ts'
import { selectedAddressId } from '#platform/state/drafts.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
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

/** A choice that is no longer valid and was reset. */
export type DroppedChoice = 'vouchers' | 'address' | 'coins' | 'delivery'

/**
 * The order with the current choices, calculated by the server. The choices survive a reload, a visit to the address pages, and a login. A
 * choice that the server refuses is reset, and the page says so.
 */
export function useConfirmation(source: OrderSource) {
  const dispatch = useAppDispatch()
  const coinsLastTime = useAppSelector(({ userInfo }) => userInfo.pointsDeductionSwitch)
  // Without the quantity, so that the note is kept when that changes.
  const draft = `confirm:${source.type === 'cart' ? 'cart' : source.sku_no}`
  const first: OrderChoices = { use_coins: coinsLastTime, note: '' }
  const [choices, setChoices, forget] = useDraft<OrderChoices>(draft, first, { keepOnLeave: true })
  const [addressId, setAddressId] = useState(selectedAddressId.get)
  const [dropped, setDropped] = useState<DroppedChoice | null>(null)
  const { use_coins, delivery_method, voucher_nos } = choices
  const args = { source, use_coins, delivery_method, voucher_nos, address_id: addressId ?? undefined }
  const query = useOrderConfirmQuery(args, ALWAYS_REFETCH)
  const failure = query.isFetching ? undefined : toFailure(query.error)

  // Counted, because the proposed set differs after the shopper has claimed vouchers, though the choice is the same.
  const [voucherChoices, setVoucherChoices] = useState(0)
  const current = query.currentData !== undefined && !query.isFetching && !query.isError

  const change = (part: Partial<OrderChoices>) => {
    setChoices({ ...choices, ...part })
    if ('voucher_nos' in part) setVoucherChoices(voucherChoices + 1)
    if (part.use_coins !== undefined) dispatch(pointsDeductionSwitched(part.use_coins))
  }
  const chooseAddress = (id: string | null) => {
    if (id === null) selectedAddressId.clear()
    else selectedAddressId.set(id)
    setAddressId(id)
  }
  const dropRefusedChoice = useEffectEvent(() => {
    const target = failure && orderRefusals(failure).target
    if (target === 'vouchers' && voucher_nos) change({ voucher_nos: undefined })
    else if (target === 'coins' && use_coins) change({ use_coins: false })
    else if (target === 'delivery' && delivery_method) change({ delivery_method: undefined })
    else if (target === 'address' && addressId) chooseAddress(null)
    else return
    setDropped(target)
  })
  useEffect(() => {
    if (failure) dropRefusedChoice()
  }, [failure])

  return {
    query,
    /** The reply for the current choices; while they are loading or were refused, the reply before. */
    confirmation: query.currentData ?? query.data,
    /** Whether `confirmation` is for the current choices. */
    current,
    /** The choices that `confirmation` is for; null while their reply is loading. */
    confirmedChoices: current ? JSON.stringify([args, voucherChoices]) : null,
    failure,
    dropped,
    choices,
    change(part: Partial<OrderChoices>): void {
      setDropped(null)
      change(part)
    },
    chooseAddress(id: string): void {
      setDropped(null)
      chooseAddress(id)
    },
    /** After the order was placed. */
    forget(): void {
      forget()
      selectedAddressId.clear()
    },
  } as const
}

export type ConfirmationState = ReturnType<typeof useConfirmation>
