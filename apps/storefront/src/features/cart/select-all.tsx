import type { Cart } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import { selectAllState, selectableLines } from './line-state.ts'

interface Props {
  readonly cart: Cart
  readonly onChange: (selected: boolean) => void
}

/** One box for all lines that can be bought. */
export function SelectLinesCheckbox({ cart, onChange }: Props) {
  const { t } = useTranslation('cart')
  return (
    <Checkbox
      checked={selectAllState(cart.lines)}
      disabled={selectableLines(cart.lines).length === 0}
      label={t('selectAllLabel')}
      onChange={onChange}
    >
      {t('selectAll')}
    </Checkbox>
  )
}
