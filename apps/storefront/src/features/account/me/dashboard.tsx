import { useState } from 'react'
import { useAddressListQuery } from '#commerce/address/api.ts'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { failureOf } from '#platform/api/failure-of.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { DefaultAddressPanel } from '../addresses/address-card.tsx'
import { usePointsBalanceQuery } from '../api.ts'
import { CoinsPanel } from '../points/coins-panel.tsx'
import { BuyAgain } from './buy-again.tsx'
import css from './dashboard.module.css'
import { ExpiringVouchers, useExpiringVouchers } from './expiring-vouchers.tsx'
import { OrderTasks } from './order-tasks.tsx'
import { SavedItemsLinks } from './saved-items-links.tsx'
import { useOrderTasks } from './use-order-tasks.ts'

/** What a member's account page has below the orders on desktop: what waits for the member, and what they have. */
export function Dashboard() {
  // All their texts at once, so that none of them waits alone.
  useTranslation(['order', 'promotion', 'points', 'address'])
  const todo = useOrderTasks()
  const vouchers = useExpiringVouchers()
  const coins = usePointsBalanceQuery(undefined, { refetchOnMountOrArgChange: true })
  const addresses = useAddressListQuery()
  // How tall these are is known with their content: what is below them comes after them, and never moves.
  const listed = todo.tasks !== undefined || todo.failed
  const loaded = listed && !vouchers.isLoading && !coins.isLoading && !addresses.isLoading
  // It stays: a part whose call failed asks again when it comes, and would take itself away for that.
  const [placed, setPlaced] = useState(loaded)
  if (loaded && !placed) setPlaced(true)
  return (
    <OrderDialogs>
      <OrderTasks todo={todo} />
      {placed ? (
        <>
          <div className={css.pair}>
            <ExpiringVouchers vouchers={vouchers} />
            <div className={css.column}>
              <CoinsPanel
                balance={coins.data}
                failure={failureOf(coins.error)}
                onRetry={() => void coins.refetch()}
                retrying={coins.isFetching}
              />
              <DefaultAddressPanel />
            </div>
          </div>
          <SavedItemsLinks />
          <BuyAgain />
        </>
      ) : (
        <div key={listed ? 'below' : 'expected'} aria-hidden="true">
          <Skeleton height={420} radius={16} />
        </div>
      )}
    </OrderDialogs>
  )
}
