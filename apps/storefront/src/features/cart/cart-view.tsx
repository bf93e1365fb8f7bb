import type { Cart } from '@nusaria/contracts/cart'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { BulkActionBar } from './bulk-action-bar.tsx'
import { CartGroups } from './cart-groups.tsx'
import { CartHeader } from './cart-header.tsx'
import { CartBar, CartSummary } from './cart-sums.tsx'
import css from './cart-view.module.css'
import { selectableLines } from './line-state.ts'
import { OverfullNote } from './overfull.tsx'
import type { useCartActions } from './use-cart-actions.ts'

interface Props {
  readonly cart: Cart
  readonly using: ReturnType<typeof useCartActions>
  /** How far it is to free shipping, above the lines. */
  readonly shipping: ReactNode
  /** How far it is to a voucher, below them. */
  readonly voucher: ReactNode
  /** The selected lines are to be bought; the server knows every change by then. */
  readonly onCheckout: () => void
  /** What the chosen lines were chosen for is done. */
  readonly onManaged: () => void
}

/** A cart with lines in it. */
export function CartView({ cart, using, shipping, voucher, onCheckout, onManaged }: Props) {
  const { t } = useTranslation('cart')
  const desktop = useLayout() === 'desktop'
  const [checkingOut, setCheckingOut] = useState(false)
  const { tools, busy, selectAll, settle } = using
  const { bulkSelection } = tools

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
        {desktop && <CartHeader cart={cart} managing={bulkSelection} onSelectAll={selectAll} />}
        <CartGroups cart={cart} tools={tools} busy={busy} />
        {voucher}
        {bulkSelection && <BulkActionBar cart={cart} tools={tools} managing={bulkSelection} busy={busy} onDone={onManaged} />}
      </div>
      {desktop ? <CartSummary {...sums} /> : !bulkSelection && <CartBar {...sums} />}
    </div>
  )
}
