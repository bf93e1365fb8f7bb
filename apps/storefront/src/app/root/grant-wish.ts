import { moveToFavourites } from '../../features/cart/move-aside.ts'
import { addFavourite } from '../../features/favourite/put-aside.ts'
import { subscribeToRestock } from '../../features/notice/notice-calls.ts'
import { claimVoucher } from '../../features/promotion/claim-voucher.ts'
import type { useAppDispatch } from '../../shared/state/hooks.ts'
import type { PendingAction } from '../../shared/state/wish.ts'

/** Carries out what a shopper logged in for, and says how it went. */
export async function runPendingAction(dispatch: ReturnType<typeof useAppDispatch>, { kind, id }: PendingAction): Promise<void> {
  if (kind === 'favourite') await addFavourite(dispatch, id)
  else if (kind === 'move') await moveToFavourites(dispatch, id.split(','))
  else if (kind === 'voucher') await claimVoucher(dispatch, id)
  else await subscribeToRestock(dispatch, id)
}
