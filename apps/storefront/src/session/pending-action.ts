import { useLocation, useNavigate } from 'react-router-dom'
import type { Failure } from '#platform/api/to-failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { paths } from '#platform/routing/paths.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { useAppDispatch, useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { loginOpened } from '#platform/state/login-info.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { saveReturnTarget } from './return-target.ts'

/** An action that needs a login. It waits in this tab during the login, and runs once. */
export interface PendingAction {
  /** `favourite`: add a product. `notice`: subscribe to a restock. `move`: move cart lines to favourites. `voucher`: claim one. `helpful`: mark a review. */
  readonly kind: 'favourite' | 'notice' | 'move' | 'voucher' | 'helpful'
  /** product_no, sku_no, coupon_no, review_no, or several sku_no with commas between */
  readonly id: string
}

export interface StoredAction extends PendingAction {
  /** The member whose session had expired; null for a guest: the action then runs for the member who logs in. */
  readonly owner: string | null
}

/** Replaces an earlier one. */
export function savePendingAction(action: PendingAction, owner: string | null): void {
  safeSessionStorage.set('pendingAction', JSON.stringify({ ...action, owner } satisfies StoredAction))
}

export const readPendingAction = () => safeSessionStorage.get('pendingAction')

export function clearPendingAction(): void {
  safeSessionStorage.remove('pendingAction')
}

/** Returns a function that logs a guest in, in a dialog on desktop, on the login page on mobile, and then returns here, as its back arrow does. */
export function useOpenLogin(): () => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const desktop = useLayout() === 'desktop'
  return () => {
    if (desktop) return void dispatch(loginOpened())
    saveReturnTarget(location)
    void navigate(paths.login, { state: { inPlace: true } })
  }
}

/** `run` runs at once for a member. A guest logs in first, and then the stored action runs; the same when the member's session ends meanwhile. */
export function useMemberAction(): (action: PendingAction, run: () => Promise<Failure | undefined>) => Promise<void> {
  const openLogin = useOpenLogin()
  const isMember = useIsMember()
  const owner = useAppSelector((state) => selectSession(state).member_no)
  return async (action, run) => {
    if (isMember) {
      const failure = await run()
      if (failure?.kind === 'session') savePendingAction(action, owner)
      return
    }
    savePendingAction(action, owner)
    openLogin()
  }
}
