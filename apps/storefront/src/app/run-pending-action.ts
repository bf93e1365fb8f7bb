import { addFavourite } from '#commerce/favourite/change-favourite.ts'
import { changeSubscription } from '#commerce/restock-alert/restock-subscription.ts'
import { claimVoucher } from '#commerce/voucher/claim-voucher.ts'
import { moveToFavourites } from '#features/cart/move-to-favourites.ts'
import { markHelpfulAfterLogin } from '#features/product/reviews/mark-helpful.ts'
import { toastUnlessShown } from '#platform/api/failure-text.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'
import type { PendingAction } from '#session/pending-action.ts'
import { takePendingAction } from '#session/take-pending-action.ts'

const ACTS: Readonly<Record<PendingAction['kind'], (dispatch: AppDispatch, id: string) => Promise<unknown>>> = {
  favourite: addFavourite,
  notice: (dispatch, id) => changeSubscription(dispatch, 'subscribe', id),
  move: (dispatch, id) => moveToFavourites(dispatch, id.split(',')),
  voucher: async (dispatch, id) => {
    const failure = await claimVoucher(dispatch, id)
    if (failure) await toastUnlessShown(failure)
  },
  helpful: markHelpfulAfterLogin,
}

/** Runs the waiting action. One of another kind, which another version of the shop has stored, is dropped. */
export async function runPendingAction(dispatch: AppDispatch, memberNo: string | null): Promise<void> {
  const action = takePendingAction(memberNo)
  if (action && Object.hasOwn(ACTS, action.kind)) await ACTS[action.kind](dispatch, action.id)
}
