import { plainAccount } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { maskPhone } from '../../shared/format/mask.ts'
import css from './auth.module.css'
import type { SentCode } from './code-sent.ts'

/** Where the code went, masked. */
export function SentTo({ sent }: { readonly sent: SentCode }) {
  const { t } = useTranslation('auth')
  return (
    <p className={css.to}>
      {t(`code.by.${sent.channel}`)}{' '}
      <b>
        +{LIMITS.phoneCountryCode} {maskPhone(plainAccount(sent.account))}
      </b>
    </p>
  )
}
