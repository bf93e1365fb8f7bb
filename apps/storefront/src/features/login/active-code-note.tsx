import { useTranslation } from 'react-i18next'
import { formatRecipient } from '../../entities/verification-code/code-recipient.tsx'
import { accountTypeOf } from '../../entities/verification-code/code-request.ts'
import type { SentCode } from '../../entities/verification-code/sent-code.ts'
import type { AccountKind } from '../../shared/format/account.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'

interface Props {
  /** The login code on its way, if any. */
  readonly sent: SentCode | null
  /** What this form logs in by. */
  readonly kind: AccountKind
  readonly onEnter: (sent: SentCode) => void
}

/** Before the account's field, after the way back from the code: the code that was sent is still good. */
export function ActiveCodeNote({ sent, kind, onEnter }: Props) {
  const { t } = useTranslation('auth')
  if (sent?.accountType !== accountTypeOf(kind)) return null
  return (
    <Note tone="green">
      {t('code.waiting', { to: formatRecipient(sent) })}{' '}
      <button type="button" onClick={() => onEnter(sent)}>
        {t('code.enter')}
      </button>
    </Note>
  )
}
