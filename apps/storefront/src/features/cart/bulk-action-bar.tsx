import type { Cart } from '@nusaria/contracts/cart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import css from './bulk-action-bar.module.css'
import type { CartActions } from './cart-actions.ts'
import { SelectAllCheckbox } from './cart-header.tsx'
import sums from './cart-sums.module.css'
import type { BulkSelection } from './use-bulk-selection.ts'

interface Props {
  readonly cart: Cart
  readonly tools: Pick<CartActions, 'moveToFavourites' | 'remove'>
  readonly managing: BulkSelection
  readonly busy: boolean
  readonly onDone: () => void
}

/** What can be done with the chosen lines: always in view while they are being chosen. */
export function BulkActionBar({ cart, tools, managing, busy, onDone }: Props) {
  const { t } = useTranslation('cart')
  const desktop = useLayout() === 'desktop'
  const [asking, setAsking] = useState(false)
  const lines = cart.lines.filter(({ line_id }) => managing.selectedIds.has(line_id))
  const count = lines.length
  const does = async (act: CartActions['remove']) => {
    const done = await act(lines)
    setAsking(false)
    if (done) onDone()
  }
  return (
    <div className={desktop ? css.float : sums.bar}>
      <div className={sums.all}>
        <SelectAllCheckbox cart={cart} managing={managing} onSelectAll={() => undefined} />
      </div>
      <span className={css.room} />
      <Button variant="outline" disabled={count === 0} aria-label={t('move')} onClick={() => void does(tools.moveToFavourites)}>
        {desktop ? t('move') : t('moveShort')}
      </Button>
      <Button disabled={count === 0} onClick={() => setAsking(true)}>
        {count === 0 ? t('remove') : t('manage.remove', { count })}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('clear.title')}
        text={t('manage.text', { count })}
        confirmLabel={t('clear.confirm')}
        onConfirm={() => void does(tools.remove)}
        onCancel={() => setAsking(false)}
        loading={busy}
      />
    </div>
  )
}
