import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { AppQrCode } from '#ui/primitives/app-qr-code.tsx'
import css from './open-app.module.css'

export function AppCodesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('openApp')
  return (
    <Dialog open={open} onClose={onClose} title={t('codes.title')} size="form">
      <p className="line-22 tone-ink-2">{t('codes.text')}</p>
      <div className={cx('row above-20 align-fill justify-center', css.codes)}>
        <AppQrCode platform="ios" />
        <AppQrCode platform="android" />
      </div>
    </Dialog>
  )
}
