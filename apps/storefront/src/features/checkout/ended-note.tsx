import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { Note } from '../../shared/ui/note.tsx'
import type { Cashier } from './cashier-view.tsx'

/** How the last try ended that didn't bring the money, and what came in too late and was given back. */
export function EndedNote({ cashier: { last_payment, refunded } }: { readonly cashier: Pick<Cashier, 'last_payment' | 'refunded'> }) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const status = last_payment?.status
  const ended = status === 'failed' || status === 'cancelled' || status === 'expired' ? status : null
  return (
    <>
      {ended && (
        <Note tone={ended === 'failed' ? 'red' : 'amber'} role="alert">
          {t(`cashier.ended.${ended}`)}
        </Note>
      )}
      {refunded > 0 && (
        <Note tone="amber" role="status">
          {t('cashier:refunded', { amount: rupiah(refunded) })}
        </Note>
      )}
    </>
  )
}
