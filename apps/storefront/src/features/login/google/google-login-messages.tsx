import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { failedWith } from '../../../shared/api/failure.ts'
import { FailureText, Note } from '../../../shared/ui/feedback/note.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/dialog.tsx'
import { lazyOverlay } from '../../../shared/ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '../../../shared/ui/overlay/use-presence.ts'
import { Button } from '../../../shared/ui/paint/button.tsx'
import { AgreementText } from '../agreement.tsx'
import { LoginError } from '../login-error.tsx'
import type { LoginMethod } from '../login-methods.tsx'
import css from './google.module.css'
import type { GoogleLogin } from './use-google-login.ts'

const HandOffDialog = lazyOverlay(() => import('./open-in-browser-dialog.tsx').then((m) => ({ default: m.OpenInBrowserDialog })))

interface Props {
  readonly google: GoogleLogin
  readonly onChoose: (way: LoginMethod) => void
}

/** What Google's sign-in has to say on a login form: why it failed, with another try; or how to get to a browser. */
export function GoogleLoginMessages({ google, onChoose }: Props) {
  const { t } = useTranslation('auth')
  const handOff = useLazyMount(google.openInBrowser)
  const { error } = google
  // A closed account has its own way on; it isn't Google that failed.
  const account = failedWith(error, 'MEMBER_DISABLED', 'MEMBER_MISSING', 'ACCOUNT_ABNORMAL')
  return (
    <>
      {account && error !== 'denied' && <LoginError failure={error} className={css.trouble} />}
      {error && !account && (
        <Note tone="red" role="alert" className={css.trouble}>
          {error === 'denied' ? (
            t('google.denied')
          ) : (
            <Suspense fallback={null}>
              {t('google.failed')} {error.kind !== 'session' && !failedWith(error, 'LOGIN_FAILED') && <FailureText failure={error} />}
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
        open={google.asksConsent}
        title={t('google.agreeTitle')}
        text={<AgreementText />}
        confirmLabel={t('google.agree')}
        onConfirm={google.giveConsent}
        onCancel={google.dismiss}
      />
      {handOff && (
        <Suspense fallback={null}>
          <HandOffDialog open={google.openInBrowser} onClose={google.dismiss} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  )
}
