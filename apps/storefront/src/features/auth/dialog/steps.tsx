import { useTranslation } from 'react-i18next'
import type { LoginStatus } from '../../../shared/state/login-info.ts'
import { sentCode } from '../code-sent.ts'
import { EmailForm } from '../email-form.tsx'
import { useGoogle } from '../google/use-google.ts'
import { LoggingIn } from '../logging-in.tsx'
import { PasswordForm } from '../password-form.tsx'
import { PhoneForm } from '../phone-form.tsx'
import { stepOfWay } from '../ways.ts'
import { CodeStep } from './code-step.tsx'
import { DoneStep } from './done-step.tsx'
import { ResetStep } from './reset-step.tsx'
import { WayStep } from './way-step.tsx'

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
export function Steps({ step, go, onLoggedIn, onReset, onDone }: Props) {
  const { t } = useTranslation('auth')
  const google = useGoogle(onLoggedIn)
  const way = { google, onChoose: (other: keyof typeof stepOfWay) => go(stepOfWay[other]) }
  if (step === 5) return <DoneStep onDone={onDone} />
  if (google.loggingIn) return <LoggingIn text={t('google.loggingIn')} />
  if (step === 2) return <CodeStep onBack={() => go(sentCode.get()?.accountType === 4 ? 7 : 1)} onDone={onLoggedIn} />
  if (step === 4) return <ResetStep onBack={() => go(3)} onDone={onReset} />
  if (step === 3)
    return (
      <WayStep way="password" {...way}>
        <PasswordForm onDone={onLoggedIn} onReset={() => go(4)} />
      </WayStep>
    )
  if (step === 7)
    return (
      <WayStep way="email" {...way}>
        <EmailForm onSent={() => go(2)} />
      </WayStep>
    )
  return (
    <WayStep way="phone" {...way}>
      <PhoneForm onSent={() => go(2)} />
    </WayStep>
  )
}
