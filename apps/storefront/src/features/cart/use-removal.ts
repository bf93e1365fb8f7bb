import type { CartLine } from '@nusaria/contracts/cart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsMember } from '../../shared/state/hooks.ts'
import { useRequireLogin } from '../../shared/state/pending-action.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { useCartMoveToFavouritesMutation, useCartRemoveMutation } from './cart-api.ts'
import { isUnavailable } from './line-state.ts'
import { toastCartFailure } from './toast-cart-failure.ts'
import { useRestoreLines } from './use-restore-lines.ts'

/** Lines that left the cart last. */
export interface RemovedLines {
  readonly lines: readonly CartLine[]
  readonly to: 'nowhere' | 'favourites'
}

/** Whether lines can be put back once they are out: what can't be bought can't. */
export function canRestore(lines: readonly CartLine[]): boolean {
  return lines.some((line) => !isUnavailable(line))
}

const idsOf = (lines: readonly CartLine[]) => lines.map(({ line_id }) => line_id)

/** Taking lines out, for good or to the favourites, and putting back the ones taken out last. */
export function useRemoval() {
  const { t } = useTranslation('cart')
  const isMember = useIsMember()
  const logInFor = useRequireLogin()
  const [remove, removing] = useCartRemoveMutation()
  const [move, moving] = useCartMoveToFavouritesMutation()
  const [putBack, puttingBack] = useRestoreLines()
  const [gone, setGone] = useState<RemovedLines | null>(null)

  return {
    gone,
    busy: removing.isLoading || moving.isLoading || puttingBack,
    /** Whether it worked. */
    async remove(lines: readonly CartLine[]): Promise<boolean> {
      const { error } = await remove({ line_ids: idsOf(lines) })
      if (error) await toastCartFailure(error, 'failed.remove')
      else setGone({ lines, to: 'nowhere' })
      return !error
    },
    /** Whether it worked; a guest is led to log in, and it is done after that. */
    async move(lines: readonly CartLine[]): Promise<boolean> {
      if (!isMember) {
        logInFor({ kind: 'move', id: lines.map(({ sku_no }) => sku_no).join(',') })
        return false
      }
      const { error } = await move({ line_ids: idsOf(lines) })
      if (error) await toastCartFailure(error, 'failed.move')
      else setGone({ lines, to: 'favourites' })
      return !error
    },
    async putBack(): Promise<void> {
      if (!gone) return
      setGone(null)
      const left = await putBack(gone.lines.filter((line) => !isUnavailable(line)))
      if (left.length === 0) return
      setGone({ ...gone, lines: left })
      toast.error(t('failed.putBack'))
    },
    dismiss: () => setGone(null),
  } as const
}

export type Removal = ReturnType<typeof useRemoval>
