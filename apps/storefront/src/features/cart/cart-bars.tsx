import type { Cart } from '@nusaria/contracts/cart'
import { useState } from 'react'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { useOnlineOnly } from '#ui/feedback/online-only.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { KeyValue, KeyValueList, Panel } from '#ui/layout/panel.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Total } from '#ui/primitives/price.tsx'
import css from './cart-bars.module.css'
import { EXCESS_ID } from './cart-line.tsx'
import { selectAllState, selectableLines } from './line-state.ts'
import type { CartActions, CartController } from './use-cart-actions.ts'
import type { CartOrder } from './use-cart-order.ts'

interface CheckoutProps {
  readonly cart: Cart
  /** Rupiah with the best vouchers of the member; null without any */
  readonly estimate: CartOrder['estimate']
  /** There may be an estimate: its room is kept. */
  readonly isEstimated: boolean
  readonly onCheckout: () => void
  /** Checkout was pressed; quantities are being sent. */
  readonly checkingOut: boolean
}

interface Props extends CheckoutProps {
  readonly controller: CartController
}

/** Scrolls to the line that exceeds the limits of one order. */
function scrollToExcess(): void {
  const note = document.getElementById(EXCESS_ID)
  note?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  note?.querySelector('button')?.focus({ preventScroll: true })
}

/** When the selection exceeds the limits of one order, the button says so and scrolls to the line. */
function CheckoutButton({
  cart,
  onCheckout,
  checkingOut,
  block,
}: Omit<CheckoutProps, 'estimate' | 'isEstimated'> & { readonly block?: boolean }) {
  const { t } = useTranslation('cart')
  const onlineOnly = useOnlineOnly()
  const { selected_quantity: count, order_excess: excess } = cart
  if (excess && !checkingOut)
    return (
      <Button size="lg" variant="outline" block={block} aria-describedby={EXCESS_ID} onClick={scrollToExcess}>
        {t(`excess.button.${excess.limit}`, { most: excess.most })}
      </Button>
    )
  if (selectableLines(cart.lines).length === 0)
    return (
      <Button size="lg" block={block} disabled>
        {t('checkoutNone')}
      </Button>
    )
  return (
    <Button size="lg" block={block} loading={checkingOut} {...onlineOnly(onCheckout)}>
      {count > 0 ? t('checkout', { count }) : t('checkoutNothing')}
    </Button>
  )
}

/** Mobile: a bar above the tab bar. */
export function CartBar({ controller, ...checkout }: Props) {
  const { t } = useTranslation('cart')
  const { cart, estimate, isEstimated } = checkout
  const { busy, changing } = controller
  const saved = cart.saved_amount > 0 && t('summary.savedShort', { amount: formatRupiah(cart.saved_amount) })
  const note =
    estimate === null
      ? saved || (isEstimated && '\u00a0')
      : t('summary.estimateShort', { amount: formatRupiah(estimate.amounts.voucher_discount) })
  return (
    <div className={css.bar}>
      <div className="rigid size-13 weight-600">
        <SelectAllCheckbox cart={cart} controller={controller} />
      </div>
      <div className={cx('grow textAlign-right', css.sum, busy && css.busy)} aria-live="polite" aria-busy={busy || changing}>
        {note && <small>{note}</small>}
        <Total amount={cart.product_amount} size={16} />
      </div>
      <CheckoutButton {...checkout} />
    </div>
  )
}

/** Desktop: a panel beside the lines that stays in view. */
export function CartSummary({ controller: { busy, changing }, ...checkout }: Props) {
  const { t } = useTranslation('cart')
  const { cart } = checkout
  return (
    <aside className={css.aside}>
      <Panel title={t('summary.title')}>
        <div className={cx(busy && css.busy)} aria-live="polite" aria-busy={busy || changing}>
          {cart.saved_amount > 0 && (
            <KeyValueList>
              <KeyValue label={t('summary.original')}>{formatRupiah(cart.original_amount)}</KeyValue>
              <KeyValue label={t('summary.saved')} saved>
                {formatRupiah(-cart.saved_amount)}
              </KeyValue>
            </KeyValueList>
          )}
          <div className={cx('row align-baseline justify-between weight-700', css.total)}>
            <span>{t('summary.total')}</span>
            <Total amount={cart.product_amount} size={24} />
          </div>
          <div className={cx(checkout.isEstimated && css.estimate)}>
            {checkout.estimate !== null && (
              <KeyValueList>
                <KeyValue label={t('summary.estimate')} saved>
                  {formatRupiah(checkout.estimate.subtotal)}
                </KeyValue>
              </KeyValueList>
            )}
          </div>
        </div>
        <CheckoutButton {...checkout} block />
        <p className="above-12 size-12 line-16 tone-ink-3 textAlign-center balance">{t('summary.note')}</p>
      </Panel>
    </aside>
  )
}

/** During bulk selection it selects every line of the cart, otherwise the lines that can be bought. */
export function SelectAllCheckbox({ cart, controller: { actions, selectAll } }: Pick<Props, 'cart' | 'controller'>) {
  const { t } = useTranslation('cart')
  const { bulkSelection } = actions
  const ids = cart.lines.map(({ line_id }) => line_id)
  const count = ids.filter((id) => bulkSelection?.selectedIds.has(id)).length
  const bulkState = count === 0 ? false : count === ids.length || 'indeterminate'
  return (
    <Checkbox
      checked={bulkSelection ? bulkState : selectAllState(cart.lines)}
      disabled={!bulkSelection && selectableLines(cart.lines).length === 0}
      onChange={(on) => (bulkSelection ? bulkSelection.select(ids, on) : selectAll(on))}
    >
      {t('selectAll')}
    </Checkbox>
  )
}

/** The actions for the selected lines; always in view during bulk selection. */
export function BulkActionBar({ cart, controller }: Pick<Props, 'cart' | 'controller'>) {
  const { t } = useTranslation('cart')
  const desktop = useLayout() === 'desktop'
  const [confirming, setConfirming] = useState(false)
  const { actions, busy, endBulkSelection } = controller
  const lines = cart.lines.filter(({ line_id }) => actions.bulkSelection?.selectedIds.has(line_id))
  const count = lines.length
  const run = async (action: CartActions['remove']) => {
    const done = await action(lines)
    setConfirming(false)
    if (done) endBulkSelection()
  }
  return (
    <div className={desktop ? css.float : css.bar}>
      <div className="rigid size-13 weight-600">
        <SelectAllCheckbox cart={cart} controller={controller} />
      </div>
      <span className={css.spacer} />
      <Button variant="outline" disabled={count === 0} aria-label={t('move')} onClick={() => void run(actions.moveToFavourites)}>
        {desktop ? t('move') : t('moveShort')}
      </Button>
      <Button variant="outline" disabled={count === 0} onClick={() => setConfirming(true)}>
        {count === 0 ? t('remove') : t('manage.remove', { count })}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('clear.title')}
        text={t('manage.text', { count })}
        confirmLabel={t('clear.confirm')}
        onConfirm={() => void run(actions.remove)}
        onCancel={() => setConfirming(false)}
        loading={busy}
      />
    </div>
  )
}
