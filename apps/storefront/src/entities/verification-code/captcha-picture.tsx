import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { FailureText } from '../../shared/ui/feedback/note.tsx'
import { Spinner } from '../../shared/ui/paint/spinner.tsx'
import css from './captcha.module.css'
import type { CaptchaPicture as Picture } from './use-captcha.ts'

interface Props {
  readonly picture: Picture | null
  /** Why there is none. */
  readonly failure: Failure | null
}

/** The drawn characters, or what stands in their place until they are here. */
export function CaptchaPicture({ picture, failure }: Props) {
  const { t } = useTranslation('auth')
  if (picture) return <img className={css.picture} src={picture.src} width={200} height={64} alt={t('captcha.alt')} />
  if (failure)
    return (
      <p className={css.picture} role="alert">
        <Suspense fallback={null}>{failure.kind === 'business' ? <FailureText failure={failure} /> : t('captcha.failed')}</Suspense>
      </p>
    )
  return (
    <div className={css.picture} role="status" aria-label={t('captcha.drawing')}>
      <Spinner />
    </div>
  )
}
