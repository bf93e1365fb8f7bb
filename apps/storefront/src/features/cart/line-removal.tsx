import type { CartLine } from '@nusaria/contracts/cart'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useEffect, useRef, useState } from 'react'
import { useCartAddMutation, useCartMoveToFavouritesMutation, useCartRemoveMutation, useCartSelectMutation } from '#commerce/cart/api.ts'
import { quantityLimit } from '#commerce/product/quantity-limit.ts'
import { toFailure, toResult } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { useMemberAction } from '#session/pending-action.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './line-removal.module.css'
import { isUnavailable } from './line-state.ts'
import { toastCartFailure } from './move-to-favourites.ts'

export interface RemovedLines {
  readonly lines: readonly CartLine[]
  readonly to: 'nowhere' | 'favourites'
}

const listIds = (lines: readonly CartLine[]) => lines.map(({ line_id }) => line_id)

/** Removes lines or moves them to the favourites, and restores the ones removed last. */
export function useLineRemoval() {
  const { t } = useTranslation('cart')
  const runAsMember = useMemberAction()
  const [remove, removing] = useCartRemoveMutation()
  const [move, moving] = useCartMoveToFavouritesMutation()
  const [add] = useCartAddMutation()
  const [select] = useCartSelectMutation()
  const [restoring, setRestoring] = useState(false)
  const [removed, setRemoved] = useState<RemovedLines | null>(null)

  return {
    removed,
    busy: removing.isLoading || moving.isLoading || restoring,
    /** Resolves to whether it succeeded. */
    async remove(lines: readonly CartLine[]): Promise<boolean> {
      const { error } = await remove({ line_ids: listIds(lines) })
      if (error) await toastCartFailure(error, 'failed.remove')
      else setRemoved({ lines, to: 'nowhere' })
      return !error
    },
    /** Resolves to whether it succeeded. A guest has to log in first; the lines are moved after the login. */
    async moveToFavourites(lines: readonly CartLine[]): Promise<boolean> {
      let moved = false
      await runAsMember({ kind: 'move', id: lines.map(({ sku_no }) => sku_no).join(',') }, async () => {
        const { error } = toResult(await move({ line_ids: listIds(lines) }))
        if (error) await toastCartFailure(error, 'failed.move')
        else setRemoved({ lines, to: 'favourites' })
        moved = !error
        return error
      })
      return moved
    },
    /**
     * Adds the lines again, with their selection, and with their quantity as far as the stock allows. Those that weren't sent stay in the
     * note, so that the shopper can try again.
     */
    async restore({ lines, to }: RemovedLines): Promise<void> {
      setRemoved(null)
      setRestoring(true)
      const unsent: CartLine[] = []
      // The cart lists the line added last first.
      for (const line of lines.filter((each) => !isUnavailable(each)).toReversed()) {
        const { sku_no, quantity, selected } = line
        const { data, error } = await add({ sku_no, quantity: Math.max(1, Math.min(quantity, quantityLimit(line).max)) })
        // A line that the server refuses isn't sent again: the toast of the call says why.
        if (error && toFailure(error)?.kind !== 'business') unsent.unshift(line)
        const restored = data?.lines.find((each) => each.sku_no === sku_no)
        if (restored && !selected) await select({ line_ids: [restored.line_id], selected: false })
      }
      setRestoring(false)
      if (unsent.length === 0) return
      setRemoved({ lines: unsent, to })
      toast.error(t('failed.putBack'))
    },
    dismiss: () => setRemoved(null),
  } as const
}

/** Says which lines were removed, with an Undo button. Stays in view, and takes the focus of the removed line. */
export function RemovedNote({ removal: { removed, restore, dismiss } }: { readonly removal: ReturnType<typeof useLineRemoval> }) {
  const { t } = useTranslation(['cart', 'common'])
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const focusLost = document.activeElement === null || document.activeElement === document.body
    if (removed && focusLost) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [removed])
  return (
    <div ref={box} role="status" className={css.place}>
      {removed && (
        <div className={cx('row below-12 minHeight-44 gap-12 size-13 line-18 weight-600', css.note)}>
          <span className={cx('grow', css.words)}>
            <span>{t(removed.to === 'favourites' ? 'moved' : 'removed', { count: removed.lines.length })}</span>
            {removed.to === 'favourites' && (
              <>
                {' '}
                <Link to={paths.favourites}>{t('seeFavourites')}</Link>
              </>
            )}
          </span>
          {!removed.lines.every(isUnavailable) && (
            <button type="button" className={css.undo} onClick={() => void restore(removed)}>
              {t('undo')}
            </button>
          )}
          <button type="button" className={cx('center', css.close)} aria-label={t('common:action.close')} onClick={dismiss}>
            <Icon of={X} size={16} />
          </button>
        </div>
      )}
    </div>
  )
}
