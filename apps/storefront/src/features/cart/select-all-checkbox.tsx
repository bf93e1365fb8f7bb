import type { Cart } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import { selectAllState, selectableLines } from './line-state.ts'
import type { BulkSelection } from './use-bulk-selection.ts'

interface Props {
  readonly cart: Cart
  /** With it, the checkbox is for every line of the cart; without it, for the lines that can be bought. */
  readonly bulkSelection?: BulkSelection | null
  readonly onSelectAll?: (selected: boolean) => void
}

export function SelectAllCheckbox({ cart, bulkSelection, onSelectAll }: Props) {
  const { t } = useTranslation('cart')
  const ids = cart.lines.map(({ line_id }) => line_id)
  const count = ids.filter((id) => bulkSelection?.selectedIds.has(id)).length
  const bulkState = count === 0 ? false : count === ids.length || 'indeterminate'
  return (
    <Checkbox
      checked={bulkSelection ? bulkState : selectAllState(cart.lines)}
      disabled={!bulkSelection && selectableLines(cart.lines).length === 0}
      label={t('selectAllLabel')}
      onChange={(on) => (bulkSelection ? bulkSelection.setAllSelected(on ? ids : []) : onSelectAll?.(on))}
    >
      {t('selectAll')}
    </Checkbox>
  )
}
