import { useTranslation } from 'react-i18next'
import { useClientState, useDispatch } from '../../../shared/state/hooks.ts'
import type { LoginStatus } from '../../../shared/state/login-info.ts'
import { loginInfoChanged } from '../../../shared/state/login-info.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { BrandPanel } from './brand-panel.tsx'
import { CodeStep } from './code-step.tsx'
import { DoneStep } from './done-step.tsx'
import css from './login-dialog.module.css'
import { PhoneStep } from './phone-step.tsx'

interface Props {
  readonly open: boolean
  /** Closed without logging in, or after it by the shopper. */
  readonly onClose: () => void
  /** Logged in, and told so. */
  readonly onDone: () => void
}

/** The desktop login: step 1 phone, 2 code, 5 logged in. A click beside it doesn't close it. */
export function LoginDialog({ open, onClose, onDone }: Props) {
  const { t } = useTranslation('auth')
  const dispatch = useDispatch()
  const step = useClientState((state) => state.loginInfo.loginStatus)
  const go = (loginStatus: LoginStatus) => dispatch(loginInfoChanged({ loginStatus }))
  return (
    <Dialog open={open} onClose={step === 5 ? onDone : onClose} title={t('title')} hideTitle size="split" overlayCloses={false}>
      <div className={css.split}>
        <BrandPanel />
        <div className={css.side}>
          {step === 2 && <CodeStep onBack={() => go(1)} onDone={() => go(5)} />}
          {step === 5 && <DoneStep onDone={onDone} />}
          {step !== 2 && step !== 5 && <PhoneStep onSent={() => go(2)} />}
        </div>
      </div>
    </Dialog>
  )
}
