import type { Cart } from '@nusaria/contracts/cart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import css from './bulk-action-bar.module.css'
import sums from './cart-sums.module.css'
import { SelectAllCheckbox } from './select-all-checkbox.tsx'
import type { BulkSelection } from './use-bulk-selection.ts'
import type { CartActions } from './use-cart-actions.ts'

interface Props {
  readonly cart: Cart
  readonly actions: Pick<CartActions, 'moveToFavourites' | 'remove'>
  readonly bulkSelection: BulkSelection
  readonly busy: boolean
  readonly onDone: () => void
}

/** The actions for the selected lines; always in view during bulk selection. */
export function BulkActionBar({ cart, actions, bulkSelection, busy, onDone }: Props) {
  const { t } = useTranslation('cart')
  const desktop = useLayout() === 'desktop'
  const [confirming, setConfirming] = useState(false)
  const lines = cart.lines.filter(({ line_id }) => bulkSelection.selectedIds.has(line_id))
  const count = lines.length
  const run = async (action: CartActions['remove']) => {
    const done = await action(lines)
    setConfirming(false)
    if (done) onDone()
  }
  return (
    <div className={desktop ? css.float : sums.bar}>
      <div className={sums.all}>
        <SelectAllCheckbox cart={cart} bulkSelection={bulkSelection} />
      </div>
      <span className={css.spacer} />
      <Button variant="outline" disabled={count === 0} aria-label={t('move')} onClick={() => void run(actions.moveToFavourites)}>
        {desktop ? t('move') : t('moveShort')}
      </Button>
      <Button disabled={count === 0} onClick={() => setConfirming(true)}>
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
