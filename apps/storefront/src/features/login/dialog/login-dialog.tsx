import { LOGIN_STATUS } from '@nusaria/contracts/login-types'
import { useState } from 'react'
import { useCloseOnBack } from '#platform/browser/layered-history.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { safeLocalStorage } from '#platform/state/browser-storage.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { type LoginStatus, loginInfoChanged } from '#platform/state/login-info.ts'
import { cx } from '#ui/cx.ts'
import { StorageNote } from '#ui/feedback/storage-note.tsx'
import { useDialogTitle } from '#ui/layout/dialog-title.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { KawungPattern, Logo } from '#ui/primitives/kawung.tsx'
import { useSessionOver } from '../use-session-over.ts'
import { Groceries } from './groceries.tsx'
import css from './login-dialog.module.css'
import { LoginStep, stepBefore } from './login-step.tsx'

/** The red half of the login dialog: that the session is over, or the shop's claim. The offer is for who never logged in on this device. */
function BrandPanel() {
  const { t } = useTranslation('auth')
  const over = useSessionOver()
  const [known] = useState(() => safeLocalStorage.get('lastAccount') !== null)
  const text = over?.text ?? (known ? null : t('dialog.brandText'))
  return (
    <div className={css.brand}>
      <KawungPattern tile={60} color="var(--on-dark)" opacity={0.06} />
      <Logo size={38} on="dark" />
      <p className={css.claim}>{over?.title ?? t('dialog.brandTitle')}</p>
      {text && <p className={css.offer}>{text}</p>}
      <Groceries />
    </div>
  )
}

interface Props {
  readonly open: boolean
  /** It is open at a login address, so the back button leaves that address instead of closing it. */
  readonly atAddress: boolean
  readonly onClose: () => void
  /** The shopper is logged in and has seen the confirmation. */
  readonly onDone: () => void
  /** Opens another step. The address changes with it if the dialog has one. Not called for the confirmation. */
  readonly onStep: (step: LoginStatus) => void
}

/** Accessible name of the dialog at each step, the same as its heading. */
const TITLES = {
  [LOGIN_STATUS.phone]: 'dialog.title',
  [LOGIN_STATUS.code]: 'code.title',
  [LOGIN_STATUS.password]: 'dialog.passwordTitle',
  [LOGIN_STATUS.reset]: 'reset.title',
  [LOGIN_STATUS.loggedIn]: 'done.title',
  [LOGIN_STATUS.loggedOut]: 'dialog.title',
  [LOGIN_STATUS.email]: 'dialog.emailTitle',
} as const satisfies Readonly<Record<LoginStatus, string>>

/** The desktop login. A click beside it doesn't close it. */
export function LoginDialog({ open, atAddress, onClose, onDone, onStep }: Props) {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const step = useAppSelector((state) => state.loginInfo.loginStatus)
  const close = step === LOGIN_STATUS.loggedIn ? onDone : onClose
  const before = stepBefore(step)
  useCloseOnBack(open && !atAddress, close)
  useCloseOnBack(open && before !== null, () => before !== null && onStep(before))
  useDialogTitle(open && atAddress && t(TITLES[step]))
  return (
    <Dialog open={open} onClose={close} title={t(TITLES[step])} hideTitle size="split" overlayCloses={false} backCloses={false}>
      <div className={css.split}>
        <BrandPanel />
        <div className={cx('column', css.side)}>
          <LoginStep
            step={step}
            go={onStep}
            onLoggedIn={() => dispatch(loginInfoChanged({ loginStatus: LOGIN_STATUS.loggedIn }))}
            onReset={onClose}
            onDone={onDone}
          />
          {step !== LOGIN_STATUS.loggedIn && <StorageNote className={css.storage} />}
        </div>
      </div>
    </Dialog>
  )
}
