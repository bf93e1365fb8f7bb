import { useTranslation } from 'react-i18next'
import { toast } from '../../shared/ui/toast.ts'
import { useCartSelectMutation } from './cart-api.ts'

/** Selecting lines. What couldn't be selected goes back to what the server says. */
export function useSelection() {
  const { t } = useTranslation('cart')
  const [send, { isLoading }] = useCartSelectMutation()

  const change = async (selected: boolean, line_ids?: string[]) => {
    const { error } = await send({ selected, line_ids })
    if (error) toast.error(t('failed.select'))
  }

  return {
    selecting: isLoading,
    select: (lineId: string, selected: boolean) => change(selected, [lineId]),
    /** All lines that can be bought. */
    selectAll: (selected: boolean) => change(selected),
  } as const
}
