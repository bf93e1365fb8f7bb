import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ChangesNote } from '#ui/feedback/changes-note.tsx'
import type { RequestChange } from './request-changes.ts'

function useChangeText(): (change: RequestChange) => string {
  const { t } = useTranslation(['afterSale', 'order'])
  return (change) => {
    switch (change.kind) {
      case 'amount':
        return t('afterSale:changed.amount', { before: formatRupiah(change.before), now: formatRupiah(change.now) })
      case 'coinsReturned':
      case 'coinsTakenBack':
        return t(`afterSale:changed.${change.kind}`, { before: change.before, now: change.now })
      case 'status':
        return t('afterSale:changed.status', { status: t(`order:status.${change.now}`) })
      case 'account': {
        const { before, now } = change
        if (now === null) return t('afterSale:changed.accountGone', { account: before })
        return now === before ? t('afterSale:changed.accountEdited', { account: now }) : t('afterSale:changed.account', { before, now })
      }
      default:
        return t(`afterSale:changed.${change.kind}`)
    }
  }
}

export function RequestChangesNote({ changes }: { readonly changes: readonly RequestChange[] }) {
  const { t } = useTranslation('afterSale')
  const changeText = useChangeText()
  return <ChangesNote title={t('changed.title')} changes={changes.map(changeText)} />
}
