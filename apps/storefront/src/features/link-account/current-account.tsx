import { LIMITS } from '@nusaria/contracts/limits'
import { Mail, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AccountKind } from '../../shared/format/account.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './link-account.module.css'

interface Props {
  readonly kind: AccountKind
  /** masked */
  readonly linked: string
}

/** The phone or e-mail that is linked now. */
export function CurrentAccount({ kind, linked }: Props) {
  const { t } = useTranslation('profile')
  return (
    <div className={css.linked}>
      <span className={css.icon}>
        <Icon of={kind === 'phone' ? Smartphone : Mail} size={20} />
      </span>
      <div>
        <small>{t('linkedNow')}</small>
        <b>{kind === 'phone' ? `+${LIMITS.phoneCountryCode} ${linked}` : linked}</b>
      </div>
    </div>
  )
}
