import { useTranslation } from 'react-i18next'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import type { Cashier } from './cashier-view.tsx'

type Facts = Pick<Cashier, 'last_payment' | 'refunded_late' | 'flag_may_come_late'>

/** How the last try ended that didn't bring the money, what became of that, and what came in too late and was given back. */
export function EndedNote({ cashier: { last_payment, refunded_late, flag_may_come_late } }: { readonly cashier: Facts }) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const status = last_payment?.status
  const ended = status === 'failed' || status === 'cancelled' || status === 'expired' ? status : null
  const money = flag_may_come_late ? 'mayComeLate' : ended === 'failed' ? 'nothingCharged' : null
  return (
    <>
      {ended && (
        <Note tone={ended === 'failed' ? 'red' : 'amber'} role="alert">
          {t(`checkout:cashier.ended.${ended}`)} {money && t(`cashier:result.${money}`)}
        </Note>
      )}
      {refunded_late > 0 && (
        <Note tone="amber" role="status">
          {t('cashier:refunded', { amount: formatRupiah(refunded_late) })}
        </Note>
      )}
    </>
  )
}
