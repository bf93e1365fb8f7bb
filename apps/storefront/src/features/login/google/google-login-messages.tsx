import { Suspense } from 'react'
import { isAccountClosed, LoginError } from '#commerce/account-forms/login-error.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FailureText, Note } from '#ui/feedback/note.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { Button } from '#ui/primitives/button.tsx'
import { AgreementText } from '../agreement.tsx'
import type { LoginMethod } from '../login-methods.tsx'
import css from './google.module.css'
import type { GoogleLogin } from './use-google-login.ts'

const OpenInBrowserDialog = lazyOverlay(() => import('./open-in-browser-dialog.tsx').then((m) => ({ default: m.OpenInBrowserDialog })))

interface Props {
  readonly google: GoogleLogin
  readonly onChoose: (method: LoginMethod) => void
}

/** Messages of the login with Google: why it failed, the consent, and how to open the shop in a browser. */
export function GoogleLoginMessages({ google, onChoose }: Props) {
  const { t } = useTranslation('auth')
  const dialogMounted = useLazyMount(google.openInBrowser)
  const { error } = google
  // Google worked, but the account may not log in.
  const accountClosed = error !== null && error !== 'denied' && isAccountClosed(error)
  return (
    <>
      {accountClosed && <LoginError failure={error} className="below-20" />}
      {error && !accountClosed && (
        <Note tone="red" role="alert" className="below-20">
          {error === 'denied' ? (
            <span>{t('google.denied')}</span>
          ) : (
            <Suspense fallback={null}>
              <span>{t('google.failed')}</span>{' '}
              {error.kind !== 'session' && !failedWith(error, 'LOGIN_FAILED') && <FailureText failure={error} />}
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
      {dialogMounted && (
        <Suspense fallback={null}>
          <OpenInBrowserDialog open={google.openInBrowser} onClose={google.dismiss} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  )
}
