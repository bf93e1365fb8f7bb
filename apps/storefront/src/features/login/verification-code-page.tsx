import { LIMITS } from '@nusaria/contracts/limits'
import { ACCOUNT_TYPE } from '@nusaria/contracts/login-types'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { Suspense, useId, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import css from '#commerce/account-forms/login.module.css'
import { LoginError } from '#commerce/account-forms/login-error.tsx'
import { CodeRecipient, ResendCode } from '#commerce/verification-code/sent-code-info.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { sentCodeStore } from '#session/sent-code.ts'
import { FailureText } from '#ui/feedback/note.tsx'
import { CodeInput } from '#ui/form/code-input.tsx'
import { useBack } from '#ui/layout/back-button.tsx'
import { Spinner } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { LoginStepScreen } from './login-screen.tsx'
import { useCodeLogin } from './use-code-login.ts'
import { isFromLogin, useReturnAfterLogin } from './use-return-after-login.ts'

interface Props {
  readonly onDone?: () => void
  /** The shopper wants to type another account. */
  readonly onEdit: () => void
}

/** Login by code on mobile: six boxes that submit once they are full. */
export function CodeLoginForm({ onDone, onEdit }: Props) {
  const { t } = useTranslation('auth')
  const input = useRef<HTMLInputElement>(null)
  const [recipient, message] = [useId(), useId()]
  const entry = useCodeLogin({
    onDone,
    // The next digit overwrites the wrong code.
    onWrong: () => input.current?.select(),
  })
  if (!entry.sent) return null
  return (
    <>
      <CodeRecipient id={recipient} sent={entry.sent} onEdit={onEdit} />
      <div className={css.boxes}>
        <CodeInput
          ref={input}
          value={entry.code}
          onChange={entry.change}
          onComplete={(code) => void entry.submit(code)}
          invalid={entry.wrong}
          describedBy={`${recipient} ${message}`}
          autoFocus
        />
      </div>
      <div id={message} role="alert">
        {entry.wrong && entry.failure && (
          <p className="row above-12 gap-6 align-fill size-12 line-16 weight-600 tone-error-700">
            <Icon of={CircleAlert} size={14} stroke={2} />
            <Suspense fallback={null}>
              <FailureText failure={entry.failure} />
            </Suspense>
          </p>
        )}
      </div>
      <div role="status">
        {entry.busy && (
          <p className="row above-12 gap-8 size-13 line-20 weight-600 tone-ink-2">
            <Spinner />
            <span>{t('code.loggingIn')}</span>
          </p>
        )}
      </div>
      <LoginError className={css.error} failure={entry.formFailure} onRetry={() => void entry.submit()} />
      <ResendCode sent={entry.sent} onSent={entry.replaceCode} onDenied={entry.fail} />
    </>
  )
}

/** `/verificationCode` on mobile: login by code. Without a sent code it redirects to the login. */
export function VerificationCodePage() {
  const { t } = useTranslation('auth')
  const isMember = useIsMember()
  const [sent] = useState(() => sentCodeStore.get())
  const back = useBack(sent?.accountType === ACCOUNT_TYPE.email ? paths.emailLogin : paths.login)
  useReturnAfterLogin(isMember, sent ? LIMITS.postLoginRedirect : 0, isFromLogin(useLocation().state))
  if (!sent && !isMember) return <Navigate to={paths.login} replace />
  return (
    <LoginStepScreen title={t('code.title')} onBack={back}>
      <CodeLoginForm onEdit={back} />
    </LoginStepScreen>
  )
}
