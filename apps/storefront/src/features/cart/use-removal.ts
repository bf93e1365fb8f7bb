import type { CartLine } from '@nusaria/contracts/cart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../shared/ui/toast.ts'
import { useCartAddMutation, useCartRemoveMutation } from './cart-api.ts'

/** Taking lines out, and putting back the ones taken out last. */
export function useRemoval() {
  const { t } = useTranslation('cart')
  const [remove, removal] = useCartRemoveMutation()
  const [add, addition] = useCartAddMutation()
  const [removed, setRemoved] = useState<readonly CartLine[]>([])

  return {
    /** What can be put back. */
    removed,
    busy: removal.isLoading || addition.isLoading,
    /** Whether it worked. */
    async remove(lines: readonly CartLine[]): Promise<boolean> {
      try {
        await remove({ line_ids: lines.map(({ line_id }) => line_id) }).unwrap()
        setRemoved(lines)
        return true
      } catch {
        toast.error(t('failed.remove'))
        return false
      }
    },
    async putBack(): Promise<void> {
      setRemoved([])
      for (const { sku_no, quantity } of removed) {
        // A refusal (stock gone meanwhile) toasts its own text.
        await add({ sku_no, quantity })
      }
    },
  } as const
}

export type Removal = ReturnType<typeof useRemoval>
