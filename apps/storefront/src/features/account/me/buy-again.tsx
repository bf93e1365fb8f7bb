import { Suspense } from 'react'
import { useOrderStatusSummaryQuery } from '#commerce/order/api.ts'
import { DeferredSection } from '#commerce/sections/deferred-section.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import css from './buy-again.module.css'

function Row() {
  const { t } = useTranslation(['order', 'home'])
  return <DeferredSection section={{ type: 'buy_again', title: t('order:action.buyAgain') }} />
}

/** What the member bought, the last part of the page. Who has completed no order has nothing here. */
export function BuyAgain() {
  const { data } = useOrderStatusSummaryQuery()
  if (!data?.completed) return null
  return (
    <div className={css.part}>
      <Suspense fallback={null}>
        <Row />
      </Suspense>
    </div>
  )
}
