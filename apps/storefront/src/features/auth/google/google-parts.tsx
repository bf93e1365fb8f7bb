import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { failedWith } from '../../../shared/api/failure.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx'
import { lazyOverlay } from '../../../shared/ui/lazy-overlay.tsx'
import { FailureWords, Note } from '../../../shared/ui/note.tsx'
import { useOnceOpen } from '../../../shared/ui/once-open.ts'
import { AgreementWords } from '../agreement.tsx'
import { LoginTrouble } from '../login-trouble.tsx'
import type { Way } from '../ways.ts'
import css from './google.module.css'
import type { Google } from './use-google.ts'

const HandOffDialog = lazyOverlay(() => import('./hand-off-dialog.tsx').then((m) => ({ default: m.HandOffDialog })))

interface Props {
  readonly google: Google
  readonly onChoose: (way: Way) => void
}

/** What Google's sign-in has to say on a login form: why it failed, with another try; or how to get to a browser. */
export function GoogleParts({ google, onChoose }: Props) {
  const { t } = useTranslation('auth')
  const handOff = useOnceOpen(google.handingOff)
  const { trouble } = google
  // A closed account has its own way on; it isn't Google that failed.
  const account = failedWith(trouble, 'MEMBER_DISABLED', 'MEMBER_MISSING', 'ACCOUNT_ABNORMAL')
  return (
    <>
      {account && trouble !== 'denied' && <LoginTrouble failure={trouble} className={css.trouble} />}
      {trouble && !account && (
        <Note tone="red" role="alert" className={css.trouble}>
          {trouble === 'denied' ? (
            t('google.denied')
          ) : (
            <Suspense fallback={null}>
              {t('google.failed')}{' '}
              {trouble.kind !== 'session' && !failedWith(trouble, 'LOGIN_FAILED') && <FailureWords failure={trouble} />}
            </Suspense>
          )}
          <div>
            <Button size="sm" variant="ghost" className={css.retry} onClick={google.retry}>
              {t('google.retry')}
            </Button>
          </div>
        </Note>
      )}
      <ConfirmDialog
        open={google.asking}
        title={t('google.agreeTitle')}
        text={<AgreementWords />}
        confirmLabel={t('google.agree')}
        onConfirm={google.agree}
        onCancel={google.stay}
      />
      {handOff && (
        <Suspense fallback={null}>
          <HandOffDialog open={google.handingOff} onClose={google.stay} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  )
}
