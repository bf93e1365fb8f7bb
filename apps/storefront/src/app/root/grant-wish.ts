import { moveAside } from '../../features/cart/move-aside.ts'
import { putAside } from '../../features/favourite/put-aside.ts'
import { waitFor } from '../../features/notice/notice-calls.ts'
import { claimVoucher } from '../../features/promotion/claim-voucher.ts'
import type { useDispatch } from '../../shared/state/hooks.ts'
import type { Wish } from '../../shared/state/wish.ts'

/** Carries out what a shopper logged in for, and says how it went. */
export async function grantWish(dispatch: ReturnType<typeof useDispatch>, { kind, id }: Wish): Promise<void> {
  if (kind === 'favourite') await putAside(dispatch, id)
  else if (kind === 'move') await moveAside(dispatch, id.split(','))
  else if (kind === 'voucher') await claimVoucher(dispatch, id)
  else await waitFor(dispatch, id)
}
