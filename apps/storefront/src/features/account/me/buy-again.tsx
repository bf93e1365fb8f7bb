import { Suspense } from 'react'
import { useOrderStatusSummaryQuery } from '#commerce/order/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import css from './buy-again.module.css'

/** From the file that home loads them from. */
const DeferredSection = lazyOptional(() => import('#commerce/sections/product-sections.ts').then((m) => m.DeferredSection))

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
