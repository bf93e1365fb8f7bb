import type { ArrivalNoticeItem } from '@nusaria/contracts/notice'
import { useState } from 'react'
import { useDispatch } from '../../shared/state/hooks.ts'
import { stopWaiting, waitFor } from './notice-calls.ts'

interface Stopping {
  /** The SKU that is being cancelled. */
  readonly stopping: string | null
  /** The last one that was, until it is waited for again. */
  readonly stopped: ArrivalNoticeItem | null
  readonly stop: (notice: ArrivalNoticeItem) => Promise<void>
  readonly undo: () => Promise<void>
}

/** Cancelling what is waited for, with the last one at hand to undo it. */
export function useStopping(): Stopping {
  const dispatch = useDispatch()
  const [stopping, setStopping] = useState<string | null>(null)
  const [stopped, setStopped] = useState<ArrivalNoticeItem | null>(null)
  return {
    stopping,
    stopped,
    async stop(notice) {
      setStopping(notice.sku_no)
      const outcome = await stopWaiting(dispatch, notice.sku_no)
      setStopping(null)
      if (outcome === 'done') setStopped(notice)
    },
    async undo() {
      if (!stopped) return
      const outcome = await waitFor(dispatch, stopped.sku_no)
      if (outcome !== 'failed') setStopped(null)
    },
  }
}
