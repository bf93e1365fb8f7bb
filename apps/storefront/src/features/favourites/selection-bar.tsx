import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { BottomBar } from '../../shared/ui/layout/bottom-bar.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import css from './selection-bar.module.css'
import { useRemoveFavourites } from './use-remove-favourites.ts'

interface Props {
  readonly chosen: ReadonlySet<string>
  readonly onChooseAll: () => void
  /** They are gone. */
  readonly onRemoved: () => void
}

/** What can be done with the chosen favourites: always in view while they are chosen. */
export function SelectionBar({ chosen, onChooseAll, onRemoved }: Props) {
  const { t } = useTranslation('favourite')
  const desktop = useLayout() === 'desktop'
  const [asked, setAsked] = useState(false)
  const { remove, removing } = useRemoveFavourites()
  const count = chosen.size
  const confirm = async () => {
    const gone = await remove([...chosen])
    setAsked(false)
    if (gone) onRemoved()
  }
  const content = (
    <div className={css.row}>
      <Button variant="outline" onClick={onChooseAll}>
        {t('chooseAll')}
      </Button>
      <span className={css.count} role="status">
        {count > 0 && t('chosen', { count })}
      </span>
      <Button disabled={count === 0} onClick={() => setAsked(true)}>
        {t('remove.confirm')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('remove.title', { count })}
        text={t('remove.text')}
        confirmLabel={t('remove.confirm')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
        loading={removing}
      />
    </div>
  )
  return desktop ? <div className={css.bar}>{content}</div> : <BottomBar>{content}</BottomBar>
}
