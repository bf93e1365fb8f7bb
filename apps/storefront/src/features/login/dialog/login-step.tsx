import { useTranslation } from 'react-i18next'
import { sentCodeStore } from '../../../entities/verification-code/sent-code.ts'
import type { LoginStatus } from '../../../shared/state/login-info.ts'
import { EmailLoginForm } from '../email-login-form.tsx'
import { useGoogleLogin } from '../google/use-google-login.ts'
import { loginMethodSteps } from '../login-methods.ts'
import { LoginPending } from '../login-status.tsx'
import { PasswordLoginForm } from '../password-login-form.tsx'
import { PhoneLoginForm } from '../phone-login-form.tsx'
import { CodeStep } from './code-step.tsx'
import { DoneStep } from './done-step.tsx'
import { MethodStep } from './method-step.tsx'
import { ResetStep } from './reset-step.tsx'

interface Props {
  readonly step: LoginStatus
  readonly go: (step: LoginStatus) => void
  readonly onLoggedIn: () => void
  /** A new password is set. */
  readonly onReset: () => void
  /** Logged in, and told so. */
  readonly onDone: () => void
}

/** The step of the desktop login that is on. What is left of one is back when the shopper comes back to it, but passwords and codes. */
export function LoginStep({ step, go, onLoggedIn, onReset, onDone }: Props) {
  const { t } = useTranslation('auth')
  const google = useGoogleLogin(onLoggedIn)
  const way = { google, onChoose: (other: keyof typeof loginMethodSteps) => go(loginMethodSteps[other]) }
  if (step === 5) return <DoneStep onDone={onDone} />
  if (google.loggingIn) return <LoginPending text={t('google.loggingIn')} />
  if (step === 2) return <CodeStep onBack={() => go(sentCodeStore.get()?.accountType === 4 ? 7 : 1)} onDone={onLoggedIn} />
  if (step === 4) return <ResetStep onBack={() => go(3)} onDone={onReset} />
  if (step === 3)
    return (
      <MethodStep way="password" {...way}>
        <PasswordLoginForm onDone={onLoggedIn} onReset={() => go(4)} />
      </MethodStep>
    )
  if (step === 7)
    return (
      <MethodStep way="email" {...way}>
        <EmailLoginForm onSent={() => go(2)} />
      </MethodStep>
    )
  return (
    <MethodStep way="phone" {...way}>
      <PhoneLoginForm onSent={() => go(2)} />
    </MethodStep>
  )
}
