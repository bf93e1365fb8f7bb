import type { Address } from '@nusaria/contracts/address'
import type { Confirmation, OrderSource } from '@nusaria/contracts/order-entities'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAddressListQuery } from '#commerce/address/api.ts'
import { LostOrderNote, LostOrderPanel } from '#commerce/place-order/lost-order.tsx'
import { type LostOrder, useLostOrder, usePlaceOrder } from '#commerce/place-order/use-place-order.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { checkoutPath, paths } from '#platform/routing/paths.ts'
import { clockSkew } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { SlowHint } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { CheckoutSteps } from '../checkout-steps.tsx'
import { AddressSection } from './address-section.tsx'
import { GoodsAndDelivery } from './goods-and-delivery.tsx'
import { OrderChangesNote, useOrderChanges } from './order-changes.tsx'
import css from './order-confirm-page.module.css'
import { ConfirmError, PartNotes, PartNotesContext } from './part-notes.tsx'
import { AvailablePayMethods, PlaceOrderPanel } from './place-order-panel.tsx'
import { SavingsPanel } from './savings-panel.tsx'
import { type ConfirmationState, parseOrderSource, useConfirmation } from './use-confirmation.ts'

interface Props {
  readonly source: OrderSource
  readonly lost: LostOrder
  readonly state: ConfirmationState
  readonly confirmation: Confirmation
  /** The member's addresses; empty until loaded. */
  readonly addresses: readonly Address[]
  readonly onPlaced: (orderNo: string) => void
}

function ConfirmView({ source, lost, state, confirmation, addresses, onPlaced }: Props) {
  const { choices, change, chooseAddress, dropped, current } = state
  const [refreshed, setRefreshed] = useState(false)
  const [placed, setPlaced] = useState(false)
  const { changes: found, dearer, accept } = useOrderChanges(source, confirmation, state.confirmedChoices)
  const { place, busy, failure, notMade, clearError } = usePlaceOrder(source, lost, {
    onPlaced: (orderNo) => {
      setPlaced(true)
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
  // A placed order takes its lines and vouchers away: nothing that a shopper has to look at.
  const shown = placed ? undefined : (state.failure ?? failure)
  const changes = placed ? [] : found
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
    <PartNotesContext value={{ source, handlers, failure: shown, notPlaced: notMade, dropped, changes }}>
      <div className={cx('grid gap-12 fits', css.columns)}>
        <div className={cx('grid gap-12 shrink fits', css.stack)}>
          <PartNotes at="changes" />
          <OrderChangesNote changes={changes} />
          <div>
            <AddressSection
              address={confirmation.address}
              addresses={addresses}
              onChoose={choose(chooseAddress)}
              isFirstOrder={confirmation.flag_first_order}
            />
            <PartNotes at="address" className="above-12" />
          </div>
          <GoodsAndDelivery
            confirmation={confirmation}
            changes={changes}
            now={Date.now() + clockSkew(confirmation.server_time, state.query.fulfilledTimeStamp ?? Date.now())}
            onDelivery={choose((delivery_method) => change({ delivery_method }))}
            note={choices.note}
            onNote={(note) => change({ note })}
          />
          <SavingsPanel
            confirmation={confirmation}
            vouchersByHand={choices.voucher_nos !== undefined}
            useCoins={choices.use_coins}
            onVouchers={choose((voucher_nos) => change({ voucher_nos }))}
            onCoins={choose((use_coins) => change({ use_coins }))}
          />
          <AvailablePayMethods confirmation={confirmation} onVouchers={choose((voucher_nos) => change({ voucher_nos }))} />
        </div>
        <div className={cx('grid gap-12 shrink fits', css.aside)}>
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
    </PartNotesContext>
  )
}

function ConfirmSkeleton() {
  return (
    <div className={cx('grid gap-12 fits', css.columns)}>
      <div className={cx('grid gap-12 shrink fits', css.stack)}>
        <PanelSkeleton height={{ mobile: 136, desktop: 196 }} rows={1} look="choices" />
        <PanelSkeleton height={{ mobile: 140, desktop: 216 }} rows={1} look="goods" />
        <PanelSkeleton height={{ mobile: 208, desktop: 218 }} rows={2} look="choices" />
        <PanelSkeleton height={177} rows={2} untitled />
        <PanelSkeleton height={{ mobile: 140, desktop: 130 }} rows={2} />
      </div>
      <div className={cx('grid gap-12 shrink fits', css.aside)}>
        <PanelSkeleton height={{ mobile: 189, desktop: 356 }} rows={4} />
      </div>
    </div>
  )
}

/** `/orderConfirm`: review of address, lines, delivery, vouchers and coins before the order is placed. */
export function OrderConfirmPage() {
  // All namespaces at once: a part that loads its own later would suspend the whole page.
  const { t } = useTranslation(['checkout', 'order', 'address', 'promotion', 'orderVoucher', 'errors'])
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const desktop = useLayout() === 'desktop'
  const source = useMemo(() => parseOrderSource(query), [query])
  const addresses = useAddressListQuery()
  const state = useConfirmation(source)
  const { confirmation, failure } = state
  const lost = useLostOrder()

  return (
    <PageLayout title={t('checkout:confirm.title')} back={paths.cart} action={desktop && <CheckoutSteps at="confirm" />}>
      {lost.orderNo === null && <LostOrderNote lost={lost} />}
      {lost.orderNo !== null ? (
        <LostOrderPanel lost={lost} />
      ) : confirmation && !addresses.isLoading ? (
        <ConfirmView
          // Other products are another order: resets the refusal.
          key={query.toString()}
          source={source}
          lost={lost}
          state={state}
          confirmation={confirmation}
          addresses={addresses.data?.list ?? []}
          onPlaced={(orderNo) => void navigate(checkoutPath(orderNo), { replace: true })}
        />
      ) : failure && !confirmation ? (
        <ConfirmError failure={failure} source={source} onRetry={state.query.refetch} />
      ) : (
        <>
          <ConfirmSkeleton />
          <SlowHint />
        </>
      )}
    </PageLayout>
  )
}
