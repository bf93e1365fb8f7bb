import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { HEIGHT, WIDTH } from './qris-image.ts'
import css from './transfer.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** A `data:` address: apps save no picture of a `blob:` address. */
  readonly image: string
}

/** For an app that saves no files: the picture itself, to hold or to photograph. */
export function QrisImageSheet({ open, onClose, image }: Props) {
  const { t } = useTranslation('cashier')
  return (
    <Sheet open={open} onClose={onClose} title={t('qris.hold.title')}>
      <p className="below-12 line-22 tone-ink-2">{t('qris.hold.text')}</p>
      <img src={image} alt={t('qris.label')} width={WIDTH} height={HEIGHT} className={css.held} />
    </Sheet>
  )
}
