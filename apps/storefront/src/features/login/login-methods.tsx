import type { LucideIcon } from 'lucide-react'
import { Lock, Mail, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import type { LoginStatus } from '../../shared/state/login-info.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Spinner } from '../../shared/ui/paint/spinner.tsx'
import css from './login-methods.module.css'

/** The ways of logging in that are forms of ours; Google is the fourth. */
export type LoginMethod = 'phone' | 'email' | 'password'

export const LOGIN_METHODS: readonly LoginMethod[] = ['phone', 'email', 'password']

/** The page of each on mobile. */
export const loginMethodPaths: Readonly<Record<LoginMethod, string>> = {
  phone: paths.login,
  email: paths.emailLogin,
  password: paths.accountLogin,
}

/** The step of each in the desktop's dialog. */
export const loginMethodSteps: Readonly<Record<LoginMethod, LoginStatus>> = { phone: 1, email: 7, password: 3 }

/** The G, in the colour of the words around it. */
export function GoogleIcon() {
  return (
    <svg width="1.375rem" height="1.375rem" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2.6" d="M20.6 12.2H12.4M20.6 12.2A8.6 8.6 0 1 1 17.9 5.8" />
    </svg>
  )
}

const icons: Readonly<Record<LoginMethod, LucideIcon>> = { phone: MessageCircle, email: Mail, password: Lock }

interface Props {
  /** The one this form is; the others are offered. */
  readonly current: LoginMethod
  readonly onChoose: (way: LoginMethod) => void
  readonly onGoogle: () => void
  /** On the way to Google. */
  readonly redirecting: boolean
}

/** The other ways of logging in. */
export function OtherLoginMethods({ current, onChoose, onGoogle, redirecting }: Props) {
  const { t } = useTranslation('auth')
  return (
    <div className={css.alternatives}>
      <p className={css.or}>{t('or')}</p>
      <div className={css.ways}>
        {LOGIN_METHODS.filter((way) => way !== current).map((way) => (
          <button key={way} type="button" onClick={() => onChoose(way)}>
            <span>
              <Icon of={icons[way]} size={20} />
            </span>
            {t(`ways.${way}`)}
          </button>
        ))}
        <button type="button" onClick={onGoogle} disabled={redirecting} aria-busy={redirecting || undefined}>
          <span>{redirecting ? <Spinner /> : <GoogleIcon />}</span>
          {t('ways.google')}
        </button>
      </div>
    </div>
  )
}
