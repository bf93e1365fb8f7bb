import type { Cart } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { KeyValue, KeyValueList, Panel } from '../../shared/ui/panel.tsx'
import { Price } from '../../shared/ui/price.tsx'
import css from './cart-sums.module.css'
import { selectable, selectionOf } from './line-state.ts'

interface Props {
  readonly cart: Cart
  /** A change is under way: the sums are the server's last ones, shown faded. */
  readonly busy: boolean
  readonly onSelectAll: (selected: boolean) => void
  readonly onCheckout: () => void
  /** On the way to the confirm page. */
  readonly leaving: boolean
}

function CheckoutButton({
  cart,
  onCheckout,
  leaving,
  block,
}: Pick<Props, 'cart' | 'onCheckout' | 'leaving'> & { readonly block?: boolean }) {
  const { t } = useTranslation('cart')
  const count = cart.selected_quantity
  return (
    <Button size="lg" block={block} loading={leaving} onClick={onCheckout}>
      {count > 0 ? t('checkout', { count }) : t('checkoutNothing')}
    </Button>
  )
}

function SelectAll({ cart, onSelectAll }: Pick<Props, 'cart' | 'onSelectAll'>) {
  const { t } = useTranslation('cart')
  return (
    <Checkbox
      checked={selectionOf(cart.lines)}
      disabled={selectable(cart.lines).length === 0}
      label={t('selectAllLabel')}
      onChange={onSelectAll}
    >
      {t('selectAll')}
    </Checkbox>
  )
}

/** Mobile: select all, the sum and the way on, above the tabs. */
export function CartBar({ cart, busy, ...actions }: Props) {
  const { t } = useTranslation('cart')
  return (
    <>
      <div className={css.room} />
      <div className={css.bar}>
        <div className={css.all}>
          <SelectAll cart={cart} {...actions} />
        </div>
        <div className={cx(css.sum, busy && css.busy)} aria-live="polite" aria-busy={busy}>
          {cart.saved_amount > 0 && <small>{t('summary.savedShort', { amount: rupiah(cart.saved_amount) })}</small>}
          <Price amount={cart.product_amount} size={16} />
        </div>
        <CheckoutButton cart={cart} {...actions} />
      </div>
    </>
  )
}

/** Desktop: the sums in a panel that stays in view. */
export function CartSummary({ cart, busy, ...actions }: Props) {
  const { t } = useTranslation('cart')
  return (
    <aside className={css.aside}>
      <Panel title={t('summary.title')} action={<SelectAll cart={cart} {...actions} />}>
        <div className={cx(busy && css.busy)} aria-live="polite" aria-busy={busy}>
          {cart.saved_amount > 0 && (
            <KeyValueList>
              <KeyValue label={t('summary.original')}>{rupiah(cart.original_amount)}</KeyValue>
              <KeyValue label={t('summary.saved')} saved>
                {rupiah(-cart.saved_amount)}
              </KeyValue>
            </KeyValueList>
          )}
          <div className={css.total}>
            <span>{t('summary.total')}</span>
            <Price amount={cart.product_amount} size={24} />
          </div>
        </div>
        <CheckoutButton cart={cart} block {...actions} />
        <p className={css.hint}>{t('summary.note')}</p>
      </Panel>
    </aside>
  )
}
