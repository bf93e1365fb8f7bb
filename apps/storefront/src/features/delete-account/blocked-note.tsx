import type { DeletionCheck } from '@nusaria/contracts/deletion'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { globalStateChanged } from '../../shared/state/global-state.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './deletion.module.css'

/** Whether something that was ordered is still under way: nothing can be deleted until it is done. */
export function isBlocked({ unfinished_orders, unfinished_after_sales }: DeletionCheck): boolean {
  return unfinished_orders + unfinished_after_sales > 0
}

function OrdersLink() {
  const { t } = useTranslation('deletion')
  const dispatch = useAppDispatch()
  return (
    <Link to={paths.orders} className={css.link} onClick={() => dispatch(globalStateChanged({ orderTab: 'all' }))}>
      {t('blocked.see')}
    </Link>
  )
}

/** What has to be finished first, with the way to it. */
export function BlockedNote({ check }: { readonly check: DeletionCheck }) {
  const { t } = useTranslation('deletion')
  const { unfinished_orders, unfinished_after_sales } = check
  return (
    <Note tone="red" role="alert" className={css.blocked}>
      {unfinished_orders > 0 && <p>{t('blocked.orders', { count: unfinished_orders })}</p>}
      {unfinished_after_sales > 0 && <p>{t('blocked.afterSales', { count: unfinished_after_sales })}</p>}
      <OrdersLink />
    </Note>
  )
}

/** What was ordered since a request holds it up. */
export function DelayedNote() {
  const { t } = useTranslation('deletion')
  return (
    <Note tone="amber" className={css.blocked}>
      <p>{t('status.waits')}</p>
      <OrdersLink />
    </Note>
  )
}
