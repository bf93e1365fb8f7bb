import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Spinner } from '../../shared/ui/paint/spinner.tsx'
import css from './picture-picker.module.css'
import type { Upload } from './use-picture-upload.ts'

/** Progress in percent, or a spinner when the browser doesn't report it. */
function UploadProgress({ share, label }: { readonly share: number | null; readonly label: string }) {
  const percent = share === null ? undefined : Math.floor(share * 100)
  return (
    <span className={css.veil} role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      {percent === undefined ? (
        <Spinner />
      ) : (
        <>
          <b>{percent}%</b>
          <span className={css.track}>
            <span style={{ width: `${percent}%` }} />
          </span>
        </>
      )}
    </span>
  )
}

interface Props {
  readonly upload: Upload
  readonly number: number
  readonly onRetry: () => void
}

export function UploadTile({ upload: { src, progress, failure }, number, onRetry }: Props) {
  const { t } = useTranslation('pictures')
  return (
    <>
      <img src={src} alt="" className={css.local} />
      {failure ? (
        <button type="button" className={css.veil} aria-label={t('retry', { number })} onClick={onRetry}>
          <Icon of={RotateCw} size={22} />
          <span>{t('again')}</span>
        </button>
      ) : (
        <UploadProgress share={progress} label={t('uploading', { number })} />
      )}
    </>
  )
}
