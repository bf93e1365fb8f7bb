import type { Cart } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { cx } from '../../shared/ui/cx.ts'
import { KeyValue, KeyValueList, Panel } from '../../shared/ui/layout/panel.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Price } from '../../shared/ui/paint/price.tsx'
import css from './cart-sums.module.css'
import { EXCESS_ID } from './line-notes.tsx'
import { SelectLinesCheckbox } from './select-all.tsx'

interface Props {
  readonly cart: Cart
  /** A change is under way: the sums are the server's last ones, shown faded. */
  readonly busy: boolean
  readonly onSelectAll: (selected: boolean) => void
  readonly onCheckout: () => void
  /** On the way to the confirm page. */
  readonly checkingOut: boolean
}

/** Leads to the line that passes what one order takes. */
function scrollToExcess(): void {
  const note = document.getElementById(EXCESS_ID)
  note?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  note?.querySelector('button')?.focus({ preventScroll: true })
}

/** The way on; what is too much for one order is said instead, and pressing shows where. */
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

/** Mobile: select all, the sum and the way on, above the tabs. */
export function CartBar({ cart, busy, onSelectAll, onCheckout, checkingOut }: Props) {
  const { t } = useTranslation('cart')
  return (
    <div className={css.bar}>
      <div className={css.all}>
        <SelectLinesCheckbox cart={cart} onChange={onSelectAll} />
      </div>
      <div className={cx(css.sum, busy && css.busy)} aria-live="polite" aria-busy={busy}>
        {cart.saved_amount > 0 && <small>{t('summary.savedShort', { amount: formatRupiah(cart.saved_amount) })}</small>}
        <Price amount={cart.product_amount} size={16} />
      </div>
      <CheckoutButton cart={cart} onCheckout={onCheckout} checkingOut={checkingOut} />
    </div>
  )
}

/** Desktop: the sums in a panel that stays in view. */
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
