import { LIMITS } from '@nusaria/contracts/limits'
import { ACCOUNT_TYPE, LOGIN_STATUS } from '@nusaria/contracts/login-types'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import { type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import { LoginError } from '#commerce/account-forms/login-error.tsx'
import { ResetForm } from '#commerce/account-forms/reset-form.tsx'
import { CodeRecipient, ResendCode } from '#commerce/verification-code/sent-code-info.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppSelector } from '#platform/state/hooks.ts'
import type { LoginStatus } from '#platform/state/login-info.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { sentCodeStore } from '#session/sent-code.ts'
import { cx } from '#ui/cx.ts'
import { FailureText } from '#ui/feedback/note.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { BackButton } from '#ui/layout/back-button.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { CodeRequestForm } from '../code-request-form.tsx'
import { GoogleLoginMessages } from '../google/google-login-messages.tsx'
import { type GoogleLogin, useGoogleLogin } from '../google/use-google-login.ts'
import { type LoginMethod, loginMethodSteps, loginMethodTitles, OtherLoginMethods } from '../login-methods.tsx'
import { LoginPending } from '../login-status.tsx'
import { PasswordLoginForm } from '../password-login-form.tsx'
import { useCodeLogin } from '../use-code-login.ts'
import css from './login-dialog.module.css'

/**
 * Focuses the first field when a step opens, because the focus left with the step before. The attribute is for a dialog that opens at this
 * step: it would focus the back button otherwise.
 */
function useFocusFirstField(): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector('input')
    field?.setAttribute('data-autofocus', '')
    field?.focus()
  }, [])
  return form
}

/** Step 2: the code in one field. Back opens the step with the account. */
function CodeStep({ onBack, onDone }: { readonly onBack: () => void; readonly onDone: () => void }) {
  const { t } = useTranslation(['auth', 'common'])
  const input = useRef<HTMLInputElement>(null)
  const recipient = useId()
  const entry = useCodeLogin({ dialog: true, onDone, onWrong: () => input.current?.select() })
  const form = useFocusFirstField()
  const begin = useEffectEvent(() => {
    if (!entry.sent) onBack()
  })
  useEffect(() => begin(), [])
  if (!entry.sent) return null
  return (
    <>
      <BackButton className={css.back} onClick={onBack} />
      <h1 className={css.title}>{t('auth:code.title')}</h1>
      <CodeRecipient id={recipient} sent={entry.sent} onEdit={onBack} />
      <div ref={form}>
        <Form className={cx('column above-24 gap-20', css.code)} onSubmit={() => void entry.submit()}>
          <TextField
            ref={input}
            label={t('common:code.label', { length: LIMITS.codeLength })}
            name="code"
            value={entry.code}
            onChange={entry.change}
            digits={LIMITS.codeLength}
            describedBy={recipient}
            error={
              entry.wrong && entry.failure ? (
                <Suspense fallback={null}>
                  <FailureText failure={entry.failure} />
                </Suspense>
              ) : null
            }
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <LoginError failure={entry.formFailure} onRetry={() => void entry.submit()} />
          <Button type="submit" size="lg" block disabled={entry.code.length !== LIMITS.codeLength} loading={entry.busy}>
            {t('auth:code.submit')}
          </Button>
        </Form>
      </div>
      <ResendCode sent={entry.sent} onSent={entry.replaceCode} onDenied={entry.fail} />
    </>
  )
}

/** Confirms the login, then closes by itself. */
function DoneStep({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('auth')
  const name = useAppSelector((state) => selectSession(state).user_name) ?? ''
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => finish(), LIMITS.postLoginRedirect)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Status className={cx('column align-center justify-center textAlign-center', css.done)}>
      <Icon of={CircleCheck} size={48} stroke={1.5} className={css.check} />
      <h1 className={css.title}>{t('done.title')}</h1>
      <p className={css.note}>{t('done.text', { name })}</p>
      <Button variant="soft" onClick={onDone}>
        {t('done.action')}
      </Button>
    </Status>
  )
}

interface MethodStepProps {
  readonly method: LoginMethod
  readonly google: GoogleLogin
  readonly go: (step: LoginStatus) => void
  readonly onLoggedIn: () => void
}

function MethodStep({ method, google, go, onLoggedIn }: MethodStepProps) {
  const { t } = useTranslation('auth')
  const form = useFocusFirstField()
  const choose = (other: LoginMethod) => go(loginMethodSteps[other])
  return (
    <>
      <h1 className={css.title}>{t(loginMethodTitles[method])}</h1>
      <p className={css.note}>{t(method === 'phone' ? 'dialog.note' : `dialog.${method}Note`)}</p>
      <GoogleLoginMessages google={google} onChoose={choose} />
      <div ref={form}>
        {method === 'password' ? (
          <PasswordLoginForm onDone={onLoggedIn} onReset={() => go(LOGIN_STATUS.reset)} />
        ) : (
          <CodeRequestForm kind={method} onSent={() => go(LOGIN_STATUS.code)} />
        )}
      </div>
      <OtherLoginMethods current={method} onChoose={choose} onGoogle={google.start} redirecting={google.redirecting} />
    </>
  )
}

/** The password reset. Back opens the password step. */
function ResetStep({ onBack, onDone }: { readonly onBack: () => void; readonly onDone: () => void }) {
  const { t } = useTranslation(['auth', 'common'])
  const form = useFocusFirstField()
  return (
    <>
      <BackButton className={css.back} onClick={onBack} />
      <h1 className={css.title}>{t('auth:reset.title')}</h1>
      <p className={css.note}>{t('auth:reset.text')}</p>
      <div ref={form}>
        <ResetForm onDone={onDone} />
      </div>
    </>
  )
}

/** Where back leads to from a step; null: out of the login. */
export function stepBefore(step: LoginStatus): LoginStatus | null {
  if (step === LOGIN_STATUS.reset) return LOGIN_STATUS.password
  if (step !== LOGIN_STATUS.code) return null
  return sentCodeStore.get()?.accountType === ACCOUNT_TYPE.email ? LOGIN_STATUS.email : LOGIN_STATUS.phone
}

interface LoginStepProps {
  readonly step: LoginStatus
  readonly go: (step: LoginStatus) => void
  readonly onLoggedIn: () => void
  readonly onReset: () => void
  /** The shopper is logged in and has seen the confirmation. */
  readonly onDone: () => void
}

/** The current step of the desktop login. What was typed in a step is there again when the shopper comes back, except passwords. */
export function LoginStep({ step, go, onLoggedIn, onReset, onDone }: LoginStepProps) {
  const { t } = useTranslation('auth')
  const google = useGoogleLogin(onLoggedIn)
  if (step === LOGIN_STATUS.loggedIn) return <DoneStep onDone={onDone} />
  if (google.loggingIn) return <LoginPending text={t('google.loggingIn')} />
  const goBack = () => go(stepBefore(step) ?? LOGIN_STATUS.phone)
  if (step === LOGIN_STATUS.code) return <CodeStep onBack={goBack} onDone={onLoggedIn} />
  if (step === LOGIN_STATUS.reset) return <ResetStep onBack={goBack} onDone={onReset} />
  const method = step === LOGIN_STATUS.password ? 'password' : step === LOGIN_STATUS.email ? 'email' : 'phone'
  return <MethodStep key={method} method={method} google={google} go={go} onLoggedIn={onLoggedIn} />
}
