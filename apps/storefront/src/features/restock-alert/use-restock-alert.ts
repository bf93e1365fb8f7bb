import { useState } from 'react'
import { useAppDispatch, useAppSelector, useIsMember } from '../../shared/state/hooks.ts'
import { savePendingAction, useRequireLogin } from '../../shared/state/pending-action.ts'
import { selectSession } from '../../shared/state/user-info.ts'
import { subscribeToRestock, unsubscribeFromRestock, useNoticeStatusQuery } from './restock-subscription.ts'

interface RestockAlert {
  /** The member is subscribed to the SKU's restock. */
  readonly subscribed: boolean
  /** The status is unknown, or is being changed. */
  readonly busy: boolean
  readonly subscribe: () => Promise<void>
  readonly unsubscribe: () => Promise<void>
}

/** The restock alert of a SKU. A guest logs in first; the subscription follows after the login. `onStale`: the page's data about the SKU is out of date. */
export function useRestockAlert(sku_no: string, onStale: () => void): RestockAlert {
  const dispatch = useAppDispatch()
  const isMember = useIsMember()
  const member_no = useAppSelector((state) => selectSession(state).member_no)
  const logInFor = useRequireLogin()
  const status = useNoticeStatusQuery({ sku_no }, { skip: !isMember, refetchOnFocus: true })
  const [changing, setChanging] = useState(false)

  const change = async (call: typeof subscribeToRestock) => {
    setChanging(true)
    const outcome = await call(dispatch, sku_no)
    setChanging(false)
    if (outcome === 'stale') onStale()
    return outcome
  }
  return {
    subscribed: isMember && status.currentData?.status === 'subscribed',
    busy: changing || (isMember && status.isFetching && !status.currentData),
    async subscribe() {
      const action = { kind: 'notice', id: sku_no } as const
      if (!isMember) return logInFor(action)
      if ((await change(subscribeToRestock)) === 'expired') savePendingAction(action, member_no)
    },
    async unsubscribe() {
      await change(unsubscribeFromRestock)
    },
  }
}
