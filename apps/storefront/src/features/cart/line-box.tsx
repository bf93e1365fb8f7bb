import type { CartLine } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import type { CartTools } from './cart-tools.ts'

/** The box of a line: to buy it, or to choose it for what is done with several at once. */
export function LineBox({ line, tools }: { readonly line: CartLine; readonly tools: CartTools }) {
  const { t } = useTranslation('cart')
  const { managing, select } = tools
  const label = t('select', { name: [line.product_name, ...line.spec_values].join(', ') })
  if (managing) {
    const { line_id } = line
    return <Checkbox checked={managing.picks.has(line_id)} label={label} onChange={(on) => managing.pick(line_id, on)} />
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
