import { LOGIN_STATUS } from '@nusaria/contracts/login-types'
import type { IconNode } from 'lucide'
import Lock from 'lucide/dist/esm/icons/lock.mjs'
import Mail from 'lucide/dist/esm/icons/mail.mjs'
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import type { LoginStatus } from '#platform/state/login-info.ts'
import { cx } from '#ui/cx.ts'
import { Spinner, unlessBusy } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './login-methods.module.css'

/** Login methods with a form of ours. Google is the fourth method. */
export type LoginMethod = 'phone' | 'email' | 'password'

const LOGIN_METHODS: readonly LoginMethod[] = ['phone', 'email', 'password']

/** Their pages on mobile. */
export const loginMethodPaths: Readonly<Record<LoginMethod, string>> = {
  phone: paths.login,
  email: paths.emailLogin,
  password: paths.accountLogin,
}

/** Their steps in the desktop's dialog. */
export const loginMethodSteps: Readonly<Record<LoginMethod, LoginStatus>> = {
  phone: LOGIN_STATUS.phone,
  email: LOGIN_STATUS.email,
  password: LOGIN_STATUS.password,
}

/** Google's G in the colour of the text. */
function GoogleIcon() {
  return (
    <svg width="1.375rem" height="1.375rem" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2.6" d="M20.6 12.2H12.4M20.6 12.2A8.6 8.6 0 1 1 17.9 5.8" />
    </svg>
  )
}

const icons: Readonly<Record<LoginMethod, IconNode>> = { phone: MessageCircle, email: Mail, password: Lock }

/** Name a login page, and the step of the dialog. */
export const loginMethodTitles = { phone: 'dialog.title', email: 'dialog.emailTitle', password: 'dialog.passwordTitle' } as const

interface Props {
  readonly current: LoginMethod
  readonly onChoose: (method: LoginMethod) => void
  readonly onGoogle: () => void
  /** The browser is opening Google. */
  readonly redirecting: boolean
}

export function OtherLoginMethods({ current, onChoose, onGoogle, redirecting }: Props) {
  const { t } = useTranslation('auth')
  return (
    <div className={css.alternatives}>
      <p className={cx('row below-16 gap-12 size-12 line-16 tone-ink-3', css.or)}>{t('or')}</p>
      <div className={cx('grid gap-12', css.methods)}>
        {LOGIN_METHODS.filter((method) => method !== current).map((method) => (
          <button key={method} type="button" onClick={() => onChoose(method)}>
            <span>
              <Icon of={icons[method]} size={20} />
            </span>
            <span>{t(`ways.${method}`)}</span>
          </button>
        ))}
        {config.features.googleLogin && (
          <button type="button" {...unlessBusy(redirecting, onGoogle)}>
            <span>{redirecting ? <Spinner /> : <GoogleIcon />}</span>
            <span>{t('ways.google')}</span>
          </button>
        )}
      </div>
    </div>
  )
}
