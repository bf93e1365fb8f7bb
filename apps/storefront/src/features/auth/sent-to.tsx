import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import css from './auth.module.css'
import type { SentCode } from './code-sent.ts'

/** The account a code went to, masked, as it is written. */
function place({ accountType, to }: SentCode): string {
  return accountType === 3 ? `+${LIMITS.phoneCountryCode} ${to}` : to
}

/** Where the code went, and by which way. */
export function SentTo({ sent }: { readonly sent: SentCode }) {
  const { t } = useTranslation('auth')
  return (
    <p className={css.to}>
      {t(`code.by.${sent.channel}`)} <b>{place(sent)}</b>
    </p>
  )
}

/** As above, in one line under a field. */
export function SentHint({ sent }: { readonly sent: SentCode }) {
  const { t } = useTranslation('auth')
  return `${t(`code.by.${sent.channel}`)} ${place(sent)}`
}
