import type { Cart } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { cx } from '../../shared/ui/cx.ts'
import { KeyValue, KeyValueList, Panel } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Price } from '../../shared/ui/paint/price.tsx'
import { SelectAllCheckbox } from './bulk-selection.tsx'
import { EXCESS_ID } from './cart-line-notes.tsx'
import css from './cart-sums.module.css'

interface Props {
  readonly cart: Cart
  /** A change is being sent: the last sums are shown faded. */
  readonly busy: boolean
  readonly onSelectAll: (selected: boolean) => void
  readonly onCheckout: () => void
  /** Checkout was pressed; quantities are being sent. */
  readonly checkingOut: boolean
}

/** Scrolls to the line that exceeds the limits of one order. */
function scrollToExcess(): void {
  const note = document.getElementById(EXCESS_ID)
  note?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  note?.querySelector('button')?.focus({ preventScroll: true })
}

/** Checkout. When the selection exceeds the limits of one order, the button says so and scrolls to the line. */
function CheckoutButton({
  cart,
  onCheckout,
  checkingOut,
  block,
}: Pick<Props, 'cart' | 'onCheckout' | 'checkingOut'> & { readonly block?: boolean }) {
  const { t } = useTranslation('cart')
  const { selected_quantity: count, order_excess: excess } = cart
  if (excess && !checkingOut)
    return (
      <Button size="lg" variant="outline" block={block} aria-describedby={EXCESS_ID} onClick={scrollToExcess}>
        {t(`excess.button.${excess.limit}`, { most: excess.most })}
      </Button>
    )
  return (
    <Button size="lg" block={block} loading={checkingOut} onClick={onCheckout}>
      {count > 0 ? t('checkout', { count }) : t('checkoutNothing')}
    </Button>
  )
}

/** Mobile: select all, the sum and Checkout, above the tab bar. */
export function CartBar({ cart, busy, onSelectAll, onCheckout, checkingOut }: Props) {
  const { t } = useTranslation('cart')
  return (
    <div className={css.bar}>
      <div className={css.all}>
        <SelectAllCheckbox cart={cart} onSelectAll={onSelectAll} />
      </div>
      <div className={cx(css.sum, busy && css.busy)} aria-live="polite" aria-busy={busy}>
        {cart.saved_amount > 0 && <small>{t('summary.savedShort', { amount: formatRupiah(cart.saved_amount) })}</small>}
        <Price amount={cart.product_amount} size={16} />
      </div>
      <CheckoutButton cart={cart} onCheckout={onCheckout} checkingOut={checkingOut} />
    </div>
  )
}

/** Desktop: the sums in a sticky panel. */
export function CartSummary({ cart, busy, onCheckout, checkingOut }: Omit<Props, 'onSelectAll'>) {
  const { t } = useTranslation('cart')
  return (
    <aside className={css.aside}>
      <Panel title={t('summary.title')}>
        <div className={cx(busy && css.busy)} aria-live="polite" aria-busy={busy}>
          {cart.saved_amount > 0 && (
            <KeyValueList>
              <KeyValue label={t('summary.original')}>{formatRupiah(cart.original_amount)}</KeyValue>
              <KeyValue label={t('summary.saved')} saved>
                {formatRupiah(-cart.saved_amount)}
              </KeyValue>
            </KeyValueList>
          )}
          <div className={css.total}>
            <span>{t('summary.total')}</span>
            <Price amount={cart.product_amount} size={24} />
          </div>
        </div>
        <CheckoutButton cart={cart} block onCheckout={onCheckout} checkingOut={checkingOut} />
        <p className={css.hint}>{t('summary.note')}</p>
      </Panel>
    </aside>
  )
}
