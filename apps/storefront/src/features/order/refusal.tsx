import { useTranslation } from 'react-i18next'
import type { Failure } from '../../shared/api/failure.ts'
import { FailureNote } from '../../shared/ui/note.tsx'
import { Tag } from '../../shared/ui/tag.tsx'
import { useOrderDetailQuery } from './order-api.ts'
import css from './order-dialogs.module.css'
import { statusLook } from './status-look.ts'

/** Whether the shop said no for good: the order changed meanwhile. Anything else can be tried again. */
export function isRefused(failure: Failure | undefined): boolean {
  return failure?.kind === 'business'
}

/** Why something can't be done with an order any more, and where the order stands now. */
export function Refusal({ orderNo, failure }: { readonly orderNo: string; readonly failure: Failure | undefined }) {
  const { t } = useTranslation('order')
  const { data: order } = useOrderDetailQuery({ order_no: orderNo })
  return (
    <>
      <FailureNote failure={failure} />
      {order && (
        <p className={css.now}>
          {t('standsNow')} <Tag tone={statusLook[order.status].tag}>{t(`status.${order.status}`)}</Tag>
        </p>
      )}
    </>
  )
}
