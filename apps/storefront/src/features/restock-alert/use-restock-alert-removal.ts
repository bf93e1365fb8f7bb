import type { ArrivalNoticeItem } from '@nusaria/contracts/restock-alert'
import { useState } from 'react'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { subscribeToRestock, unsubscribeFromRestock } from './restock-subscription.ts'

interface RestockAlertRemoval {
  /** The SKU that is being cancelled. */
  readonly removing: string | null
  /** The last one that was, until it is waited for again. */
  readonly removed: ArrivalNoticeItem | null
  readonly remove: (notice: ArrivalNoticeItem) => Promise<void>
  readonly undo: () => Promise<void>
}

/** Cancelling what is waited for, with the last one at hand to undo it. */
export function useRestockAlertRemoval(): RestockAlertRemoval {
  const dispatch = useAppDispatch()
  const [removing, setStopping] = useState<string | null>(null)
  const [removed, setStopped] = useState<ArrivalNoticeItem | null>(null)
  return {
    removing,
    removed,
    async remove(notice) {
      setStopping(notice.sku_no)
      const outcome = await unsubscribeFromRestock(dispatch, notice.sku_no)
      setStopping(null)
      if (outcome === 'done') setStopped(notice)
    },
    async undo() {
      if (!removed) return
      const outcome = await subscribeToRestock(dispatch, removed.sku_no)
      if (outcome !== 'failed') setStopped(null)
    },
  }
}
