import type { Cart } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import css from './cart-header.module.css'
import { SelectLinesCheckbox } from './select-all.tsx'
import type { BulkSelection } from './use-bulk-selection.ts'

interface Props {
  readonly cart: Cart
  readonly managing: BulkSelection | null
  readonly onSelectAll: (selected: boolean) => void
}

/** One box for all lines that can be bought; while lines are being chosen, for all lines there are. */
export function SelectAllCheckbox({ cart, managing, onSelectAll }: Props) {
  const { t } = useTranslation('cart')
  if (!managing) return <SelectLinesCheckbox cart={cart} onChange={onSelectAll} />
  const { selectedIds, setAllSelected } = managing
  const ids = cart.lines.map(({ line_id }) => line_id)
  const count = ids.filter((id) => selectedIds.has(id)).length
  return (
    <Checkbox
      checked={count === 0 ? false : count === ids.length || 'indeterminate'}
      label={t('selectAllLabel')}
      onChange={(on) => setAllSelected(on ? ids : [])}
    >
      {t('selectAll')}
    </Checkbox>
  )
}

/** Desktop: what stands in which column. */
export function CartHeader(props: Props) {
  const { t } = useTranslation('cart')
  return (
    <div className={css.head}>
      <SelectAllCheckbox {...props} />
      <span className={css.column} aria-hidden="true">
        {t('columns.quantity')}
      </span>
      <span className={css.amount} aria-hidden="true">
        {t('columns.amount')}
      </span>
    </div>
  )
}
