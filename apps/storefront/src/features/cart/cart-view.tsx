import type { Cart } from '@nusaria/contracts/cart'
import { LIMITS } from '@nusaria/contracts/limits'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { BulkActionBar, SelectAllCheckbox } from './bulk-selection.tsx'
import { CartGroups } from './cart-groups.tsx'
import lineCss from './cart-line.module.css'
import { CartBar, CartSummary } from './cart-sums.tsx'
import css from './cart-view.module.css'
import { selectableLines } from './line-state.ts'
import type { CartController } from './use-cart-actions.ts'

interface Props {
  readonly cart: Cart
  readonly controller: CartController
  /** The progress to free shipping, above the lines. */
  readonly shipping: ReactNode
  /** The progress to a voucher, below them. */
  readonly voucher: ReactNode
  /** Called for checkout, when the server knows every change. */
  readonly onCheckout: () => void
  /** A bulk action is done. */
  readonly onBulkActionDone: () => void
}

/** A cart that isn't empty. */
export function CartView({ cart, controller, shipping, voucher, onCheckout, onBulkActionDone }: Props) {
  const { t } = useTranslation('cart')
  const desktop = useLayout() === 'desktop'
  const [checkingOut, setCheckingOut] = useState(false)
  const { actions, busy, selectAll, settle } = controller
  const { bulkSelection } = actions

  const checkout = async () => {
    if (!selectableLines(cart.lines).some(({ selected }) => selected)) return toast.error(t('nothingSelected'))
    setCheckingOut(true)
    const settled = await settle()
    setCheckingOut(false)
    if (settled) onCheckout()
  }
  const sums = { cart, busy, checkingOut, onSelectAll: selectAll, onCheckout: () => void checkout() }

  return (
    <div className={css.columns}>
      <div className={css.stack}>
        {shipping}
        <OverfullNote count={cart.lines.length} />
        {desktop && (
          <div className={css.head}>
            <SelectAllCheckbox cart={cart} bulkSelection={bulkSelection} onSelectAll={selectAll} />
            <span className={css.column} aria-hidden="true">
              {t('columns.quantity')}
            </span>
            <span className={css.amount} aria-hidden="true">
              {t('columns.amount')}
            </span>
          </div>
        )}
        <CartGroups cart={cart} actions={actions} busy={busy} />
        {voucher}
        {bulkSelection && (
          <BulkActionBar cart={cart} actions={actions} bulkSelection={bulkSelection} busy={busy} onDone={onBulkActionDone} />
        )}
      </div>
      {desktop ? <CartSummary {...sums} /> : !bulkSelection && <CartBar {...sums} />}
    </div>
  )
}

/** Carts merged at login can hold more lines than the limit: nothing is lost, but nothing more can be added. */
export function OverfullNote({ count }: { readonly count: number }) {
  const { t } = useTranslation('cart')
  if (count <= LIMITS.cartMaxLines) return null
  return <Note tone="amber">{t('overfull', { count, max: LIMITS.cartMaxLines })}</Note>
}

/** The place of the free shipping progress and of three lines. */
export function CartSkeleton() {
  return (
    <div className={css.columns} aria-hidden="true">
      <div className={css.stack}>
        <Skeleton height={68} radius={14} />
        <Panel flush>
          {[0, 1, 2].map((index) => (
            <div key={index} className={lineCss.line}>
              <div className={css.skeletonLine}>
                <Skeleton height={22} width={22} />
                <Skeleton height={84} width={84} radius={10} />
                <div>
                  <Skeleton height={12} width="92%" gap={8} />
                  <Skeleton height={12} width="60%" gap={14} />
                  <Skeleton height={20} width="46%" />
                </div>
              </div>
            </div>
          ))}
        </Panel>
      </div>
    </div>
  )
}
