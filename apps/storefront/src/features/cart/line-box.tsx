import type { CartLine } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import type { CartActions } from './cart-actions.ts'

/** The box of a line: to buy it, or to choose it for what is done with several at once. */
export function LineCheckbox({ line, tools }: { readonly line: CartLine; readonly tools: CartActions }) {
  const { t } = useTranslation('cart')
  const { bulkSelection, select } = tools
  const label = t('select', { name: [line.product_name, ...line.spec_values].join(', ') })
  if (bulkSelection) {
    const { line_id } = line
    return (
      <Checkbox checked={bulkSelection.selectedIds.has(line_id)} label={label} onChange={(on) => bulkSelection.setSelected(line_id, on)} />
    )
  }
  return (
    <Checkbox
      checked={line.selected && line.trouble === null}
      disabled={line.trouble !== null}
      label={label}
      onChange={(selected) => select(line, selected)}
    />
  )
}
