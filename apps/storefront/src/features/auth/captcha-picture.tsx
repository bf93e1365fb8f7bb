import { useTranslation } from 'react-i18next'
import { Spinner } from '../../shared/ui/spinner.tsx'
import css from './captcha.module.css'
import type { CaptchaPicture as Picture } from './use-captcha.ts'

/** The drawn characters, or what stands in their place until they are here. */
export function CaptchaPicture({ picture, failed }: { readonly picture: Picture | null; readonly failed: boolean }) {
  const { t } = useTranslation('auth')
  if (picture) return <img className={css.picture} src={picture.src} width={200} height={64} alt={t('captcha.alt')} />
  if (failed)
    return (
      <p className={css.picture} role="alert">
        {t('captcha.failed')}
      </p>
    )
  return (
    <div className={css.picture} role="status" aria-label={t('captcha.drawing')}>
      <Spinner />
    </div>
  )
}
