import { moveToFavourites } from '../../features/cart/move-to-favourites.ts'
import { claimVoucher } from '../../features/claim-voucher/claim-voucher.ts'
import { addFavourite } from '../../features/favourites/add-favourite.ts'
import { changeSubscription } from '../../features/restock-alert/restock-subscription.ts'
import type { AppDispatch } from '../../shared/state/hooks.ts'
import type { PendingAction } from '../../shared/state/pending-action.ts'

export async function runPendingAction(dispatch: AppDispatch, { kind, id }: PendingAction): Promise<void> {
  if (kind === 'favourite') await addFavourite(dispatch, id)
  else if (kind === 'move') await moveToFavourites(dispatch, id.split(','))
  else if (kind === 'voucher') await claimVoucher(dispatch, id)
  else await changeSubscription(dispatch, 'subscribe', id)
}
