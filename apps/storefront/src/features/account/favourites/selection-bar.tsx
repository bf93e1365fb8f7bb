import { useState } from 'react'
import { FAVOURITES_PER_CALL, useFavouriteRemoveMutation } from '#commerce/favourite/api.ts'
import { toFailure } from '#platform/api/failure.ts'
import { toastUnlessShown } from '#platform/api/failure-text.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import css from './selection-bar.module.css'

interface Props {
  readonly chosen: ReadonlySet<string>
  readonly onChooseAll: () => void
  readonly onRemoved: () => void
}

/** The actions for the selected favourites, always visible while the list is edited. */
export function SelectionBar({ chosen, onChooseAll, onRemoved }: Props) {
  const { t } = useTranslation('favourite')
  const desktop = useLayout() === 'desktop'
  const [confirming, setConfirming] = useState(false)
  const { remove, removing } = useRemoveFavourites()
  const count = chosen.size
  const confirm = async () => {
    const gone = await remove([...chosen])
    setConfirming(false)
    if (gone) onRemoved()
  }
  const content = (
    <div className="row gap-12 wide">
      <Button variant="ghost" onClick={onChooseAll}>
        {t('chooseAll')}
      </Button>
      <span className={cx('size-13 weight-600 tone-ink-2', css.count)} role="status">
        {count > 0 && t('chosen', { count })}
      </span>
      <Button variant="outline" disabled={count === 0} onClick={() => setConfirming(true)}>
        {t('remove.confirm')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('remove.title', { count })}
        text={t('remove.text')}
        confirmLabel={t('remove.confirm')}
        onConfirm={() => void confirm()}
        onCancel={() => setConfirming(false)}
        loading={removing}
      />
    </div>
  )
  return desktop ? <div className={cx('above-24 padX-12 padY-12', css.bar)}>{content}</div> : <BottomBar>{content}</BottomBar>
}

/** Removes favourites and toasts the result. Resolves to whether all were removed. */
function useRemoveFavourites() {
  const { t } = useTranslation('favourite')
  const [send, { isLoading }] = useFavouriteRemoveMutation()
  const remove = async (productNos: readonly string[]): Promise<boolean> => {
    for (let at = 0; at < productNos.length; at += FAVOURITES_PER_CALL) {
      const { error } = await send({ product_nos: productNos.slice(at, at + FAVOURITES_PER_CALL) })
      if (error) {
        await toastUnlessShown(toFailure(error) ?? { kind: 'network' })
        return false
      }
    }
    toast.success(t('remove.done', { count: productNos.length }))
    return true
  }
  return { remove, removing: isLoading } as const
}

export interface FavouriteSelection {
  readonly chosen: ReadonlySet<string>
  readonly toggle: (productNo: string) => void
}

/** The edit mode of the list; `null` outside of it. */
export function useFavouriteSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const toggle = (productNo: string) => {
    const next = new Set(chosen)
    if (!next.delete(productNo)) next.add(productNo)
    setChosen(next)
  }
  return {
    selection: chosen && ({ chosen, toggle } satisfies FavouriteSelection),
    begin: () => setChosen(new Set()),
    end: () => setChosen(null),
    choose: (productNos: readonly string[]) => setChosen(new Set(productNos)),
  } as const
}
