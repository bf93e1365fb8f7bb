import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import css from './auth.module.css'
import type { SentCode } from './sent-code.ts'

/** The account a code went to, masked, as it is written. */
export function formatRecipient({ accountType, to }: SentCode): string {
  return accountType === 3 ? `+${LIMITS.phoneCountryCode} ${to}` : to
}

interface Props {
  readonly sent: SentCode
  /** Back to where the account is typed. */
  readonly onEdit: () => void
}

/** Where the code went, by which way, and the way to another number or address. */
export function CodeRecipient({ sent, onEdit }: Props) {
  const { t } = useTranslation('auth')
  return (
    <p className={css.to}>
      {t(`code.by.${sent.channel}`)} <b>{formatRecipient(sent)}</b>
      <button type="button" className={css.again} onClick={onEdit}>
        {t(sent.accountType === 3 ? 'code.editPhone' : 'code.editEmail')}
      </button>
    </p>
  )
}

/** As above, in one line under a field. */
export function CodeRecipientHint({ sent }: { readonly sent: SentCode }) {
  const { t } = useTranslation('auth')
  return `${t(`code.by.${sent.channel}`)} ${formatRecipient(sent)}`
}
