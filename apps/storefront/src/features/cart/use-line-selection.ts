import { useCartSelectMutation } from './cart-api.ts'
import { toastCartFailure } from './toast-cart-failure.ts'

/** Selecting lines. What couldn't be selected goes back to what the server says. */
export function useLineSelection() {
  const [send, { isLoading }] = useCartSelectMutation()

  const change = async (selected: boolean, line_ids?: string[]) => {
    const { error } = await send({ selected, line_ids })
    if (error) await toastCartFailure(error, 'failed.select')
  }

  return {
    selecting: isLoading,
    select: (lineId: string, selected: boolean) => change(selected, [lineId]),
    /** All lines that can be bought. */
    selectAll: (selected: boolean) => change(selected),
  } as const
}
