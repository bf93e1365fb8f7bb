import type { Cart } from '@nusaria/contracts/cart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { toast } from '../../shared/ui/toast.ts'
import { CartLineRow } from './cart-line.tsx'
import { CartBar, CartSummary } from './cart-sums.tsx'
import css from './cart-view.module.css'
import { isUnavailable } from './line-state.ts'
import { SelectAll } from './select-all.tsx'
import { UnavailableLines } from './unavailable-lines.tsx'
import { useQuantityEdits } from './use-quantity-edits.ts'
import type { Removal } from './use-removal.ts'
import { useSelection } from './use-selection.ts'

interface Props {
  readonly cart: Cart
  readonly removal: Removal
  /** The selected lines are to be bought; the server knows every change by then. */
  readonly onCheckout: () => void
}

/** A cart with lines in it. */
export function CartView({ cart, removal, onCheckout }: Props) {
  const { t } = useTranslation('cart')
  const desktop = useLayout() === 'desktop'
  const [edits, quantities] = useQuantityEdits()
  const { selecting, select, selectAll } = useSelection()
  const [leaving, setLeaving] = useState(false)
  const changing = [...edits.values()].some(({ error }) => error === undefined)
  const lines = cart.lines.filter((line) => !isUnavailable(line))

  const checkout = async () => {
    if (!lines.some(({ selected }) => selected)) return toast.error(t('nothingSelected'))
    setLeaving(true)
    await quantities.settle()
    setLeaving(false)
    if (![...quantities.get().values()].some(({ error }) => error !== undefined)) onCheckout()
  }
  const sums = {
    cart,
    busy: changing || selecting || removal.busy,
    leaving,
    onSelectAll: (selected: boolean) => void selectAll(selected),
    onCheckout: () => void checkout(),
  }

  return (
    <div className={css.columns}>
      <div className={css.stack}>
        {lines.length > 0 && (
          <Panel>
            {desktop && (
              <div className={css.all}>
                <SelectAll cart={cart} onChange={sums.onSelectAll} />
              </div>
            )}
            <ul aria-label={t('lines')}>
              {lines.map((line) => (
                <CartLineRow
                  key={line.line_id}
                  line={line}
                  edit={edits.get(line.line_id)}
                  onSelect={(selected) => void select(line.line_id, selected)}
                  onQuantity={(quantity) => quantities.set(line.line_id, quantity)}
                  onRemove={() => void removal.remove([line])}
                />
              ))}
            </ul>
          </Panel>
        )}
        <UnavailableLines lines={cart.lines.filter(isUnavailable)} removal={removal} />
      </div>
      {desktop ? <CartSummary {...sums} /> : <CartBar {...sums} />}
    </div>
  )
}
