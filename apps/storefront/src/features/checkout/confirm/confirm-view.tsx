import type { Address } from '@nusaria/contracts/address'
import type { Confirmation, OrderSource } from '@nusaria/contracts/order-entities'
import { useState } from 'react'
import { type LostOrder, usePlaceOrder } from '#commerce/place-order/use-place-order.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { selectedSku, skusSelected, type UserInfoState } from '#platform/state/user-info.ts'
import { clockSkew } from '#platform/time/server-clock.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { AddressSection } from './address-section.tsx'
import css from './confirm-view.module.css'
import { GoodsSection } from './goods-section.tsx'
import { isDearer, type OrderChange, orderChanges, type SeenLine, type SeenOrder, seenLines } from './order-changes.ts'
import { OrderChangesNote } from './order-changes-note.tsx'
import { AvailablePayMethods, PlaceOrderPanel } from './place-order-panel.tsx'
import { RecoveryContext, RefusalNote } from './refusal-note.tsx'
import { SavingsPanel } from './savings-panel.tsx'
import type { ConfirmationState } from './use-confirmation.ts'

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
function useOrderChanges(source: OrderSource, confirmation: Confirmation, choices: string | null) {
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

interface Props {
  readonly source: OrderSource
  readonly lost: LostOrder
  readonly state: ConfirmationState
  readonly confirmation: Confirmation
  /** The member's addresses; empty until loaded. */
  readonly addresses: readonly Address[]
  readonly onPlaced: (orderNo: string) => void
}

/** The order before it is placed: address, lines, delivery, savings, amounts. */
export function ConfirmView({ source, lost, state, confirmation, addresses, onPlaced }: Props) {
  const { t } = useTranslation('checkout')
  const { choices, change, chooseAddress, dropped, current } = state
  const { changes, dearer, accept } = useOrderChanges(source, confirmation, state.confirmedChoices)
  const [refreshed, setRefreshed] = useState(false)
  const { place, busy, failure, notMade, clearError } = usePlaceOrder(source, lost, {
    onPlaced: (orderNo) => {
      state.forget()
      onPlaced(orderNo)
    },
    onFound: state.forget,
    // Shows what changed. A new total is shown only when the shopper asks for it.
    onRefused: (target) => {
      if (target !== 'total' && target !== 'place') state.query.refetch()
    },
  })
  // A new choice clears the refusal of the one before.
  const choose = <A extends unknown[]>(act: (...args: A) => void) => {
    return (...args: A) => {
      clearError()
      setRefreshed(false)
      act(...args)
    }
  }
  const shown = state.failure ?? failure
  const isChanged = (kind: OrderChange['kind']) => changes.some((change) => change.kind === kind)
  const refresh = (total: boolean) => {
    clearError()
    setRefreshed(total)
    state.query.refetch()
  }
  const send = () => void place(confirmation, choices)
  const handlers = {
    anyDelivery: choose(() => change({ delivery_method: undefined })),
    bestVouchers: choose(() => change({ voucher_nos: undefined })),
    noCoins: choose(() => change({ use_coins: false })),
    again: send,
    refresh: () => refresh(false),
    total: () => refresh(true),
  }

  return (
    <RecoveryContext value={{ source, handlers, notPlaced: notMade }}>
      <div className={cx('grid gap-12 fits', css.columns)}>
        <div className={cx('grid gap-12 shrink fits', css.stack)}>
          <RefusalNote at="changes" failure={shown} />
          <OrderChangesNote changes={changes} />
          <div>
            <AddressSection address={confirmation.address} addresses={addresses} onChoose={choose(chooseAddress)} />
            <RefusalNote at="address" failure={shown} className={css.gap} />
            {dropped === 'address' && (
              <Note tone="amber" role="status" className={css.gap}>
                {t('confirm.dropped.address')}
              </Note>
            )}
            {isChanged('address') && (
              <Note tone="amber" className={css.gap}>
                {t('confirm.changed.address')}
              </Note>
            )}
          </div>
          <GoodsSection
            confirmation={confirmation}
            failure={shown}
            changes={changes}
            now={Date.now() + clockSkew(confirmation.server_time, state.query.fulfilledTimeStamp ?? Date.now())}
            dropped={dropped}
            onDelivery={choose((delivery_method) => change({ delivery_method }))}
            note={choices.note}
            onNote={(note) => change({ note })}
          />
        </div>
        <div className={cx('grid gap-12 shrink fits', css.aside)}>
          <SavingsPanel
            confirmation={confirmation}
            useCoins={choices.use_coins}
            onVouchers={choose((voucher_nos) => change({ voucher_nos }))}
            onCoins={choose((use_coins) => change({ use_coins }))}
            failure={shown}
            dropped={dropped}
          />
          <AvailablePayMethods confirmation={confirmation} onVouchers={choose((voucher_nos) => change({ voucher_nos }))} />
          <PlaceOrderPanel
            confirmation={confirmation}
            current={current}
            busy={state.query.isFetching}
            placing={busy}
            onPlace={send}
            failure={shown}
            refreshed={refreshed && current}
            onSeenPrices={dearer && !refreshed ? choose(accept) : undefined}
          />
        </div>
      </div>
    </RecoveryContext>
  )
}

export function ConfirmSkeleton() {
  return (
    <div className={cx('grid gap-12 fits', css.columns)}>
      <div className={cx('grid gap-12 shrink fits', css.stack)}>
        <PanelSkeleton height={{ mobile: 136, desktop: 196 }} rows={1} look="choices" />
        <PanelSkeleton height={{ mobile: 140, desktop: 216 }} rows={1} look="goods" />
        <PanelSkeleton height={{ mobile: 208, desktop: 218 }} rows={2} look="choices" />
      </div>
      <div className={cx('grid gap-12 shrink fits', css.aside)}>
        <PanelSkeleton height={177} rows={2} untitled />
        <PanelSkeleton height={{ mobile: 140, desktop: 130 }} rows={2} />
        <PanelSkeleton height={{ mobile: 189, desktop: 356 }} rows={4} />
      </div>
    </div>
  )
}
