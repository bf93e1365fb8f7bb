import type { Cart } from '@nusaria/contracts/cart'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { toast } from '../../shared/ui/toast.ts'
import { CartGroups } from './cart-groups.tsx'
import { CartHead } from './cart-head.tsx'
import { CartBar, CartSummary } from './cart-sums.tsx'
import css from './cart-view.module.css'
import { selectable } from './line-state.ts'
import { ManageBar } from './manage-bar.tsx'
import { Overfull } from './overfull.tsx'
import type { useCartTools } from './use-cart-tools.ts'

interface Props {
  readonly cart: Cart
  readonly using: ReturnType<typeof useCartTools>
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
  const [leaving, setLeaving] = useState(false)
  const { tools, busy, selectAll, settle } = using
  const { managing } = tools

  const checkout = async () => {
    if (!selectable(cart.lines).some(({ selected }) => selected)) return toast.error(t('nothingSelected'))
    setLeaving(true)
    const settled = await settle()
    setLeaving(false)
    if (settled) onCheckout()
  }
  const sums = { cart, busy, leaving, onSelectAll: selectAll, onCheckout: () => void checkout() }

  return (
    <div className={css.columns}>
      <div className={css.stack}>
        {shipping}
        <Overfull count={cart.lines.length} />
        {desktop && <CartHead cart={cart} managing={managing} onSelectAll={selectAll} />}
        <CartGroups cart={cart} tools={tools} busy={busy} />
        {voucher}
        {managing && <ManageBar cart={cart} tools={tools} managing={managing} busy={busy} onDone={onManaged} />}
      </div>
      {desktop ? <CartSummary {...sums} /> : !managing && <CartBar {...sums} />}
    </div>
  )
}
