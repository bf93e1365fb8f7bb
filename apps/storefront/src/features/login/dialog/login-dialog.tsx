import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../shared/state/hooks.ts'
import type { LoginStatus } from '../../../shared/state/login-info.ts'
import { loginInfoChanged } from '../../../shared/state/login-info.ts'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { KawungPattern, Logo } from '../../../shared/ui/paint/kawung.tsx'
import { Groceries } from './groceries.tsx'
import css from './login-dialog.module.css'
import { LoginStep } from './login-step.tsx'

/** The red side of the login dialog: what the shop is. */
export function BrandPanel() {
  const { t } = useTranslation('auth')
  return (
    <div className={css.brand}>
      <KawungPattern tile={60} color="#fff" opacity={0.06} />
      <Logo size={38} on="dark" />
      <p className={css.claim}>{t('dialog.brandTitle')}</p>
      <p className={css.offer}>{t('dialog.brandText')}</p>
      <Groceries />
    </div>
  )
}

interface Props {
  readonly open: boolean
  /** It stands at an address of its own, which the way back leaves. */
  readonly atAddress: boolean
  /** Closed without logging in, or after it by the shopper. */
  readonly onClose: () => void
  /** Logged in, and told so. */
  readonly onDone: () => void
  /** To another step; the dialog's address, if it has one, may have to follow. Not for 5. */
  readonly onStep: (step: LoginStatus) => void
}

/** What the dialog is called at each step, as its heading says. */
const titleOf = {
  1: 'dialog.title',
  2: 'code.title',
  3: 'dialog.passwordTitle',
  4: 'reset.title',
  5: 'done.title',
  6: 'dialog.title',
  7: 'dialog.title',
} as const satisfies Readonly<Record<LoginStatus, string>>

/** The desktop login: step 1 phone, 2 code, 3 password, 4 reset, 5 logged in, 6 logged out (as 1), 7 e-mail. A click beside it doesn't close it. */
export function LoginDialog({ open, atAddress, onClose, onDone, onStep }: Props) {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const step = useAppSelector((state) => state.loginInfo.loginStatus)
  return (
    <Dialog
      open={open}
      onClose={step === 5 ? onDone : onClose}
      title={t(titleOf[step])}
      hideTitle
      size="split"
      overlayCloses={false}
      backCloses={!atAddress}
    >
      <div className={css.split}>
        <BrandPanel />
        <div className={css.side}>
          <LoginStep
            step={step}
            go={onStep}
            onLoggedIn={() => dispatch(loginInfoChanged({ loginStatus: 5 }))}
            onReset={onClose}
            onDone={onDone}
          />
        </div>
      </div>
    </Dialog>
  )
}
