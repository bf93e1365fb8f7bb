import type { LucideIcon } from 'lucide-react'
import { Lock, Mail, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Spinner } from '../../shared/ui/paint/spinner.tsx'
import { GoogleIcon } from './google/google-icon.tsx'
import type { LoginMethod } from './login-methods.ts'
import { LOGIN_METHODS } from './login-methods.ts'
import css from './other-login-methods.module.css'

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
