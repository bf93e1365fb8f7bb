import { useLocation, useNavigate } from 'react-router-dom'
import { useLayout } from '../browser/use-layout.ts'
import { paths } from '../paths.ts'
import { safeSessionStorage } from './browser-storage.ts'
import { useAppDispatch, useAppSelector } from './hooks.ts'
import { loginOpened } from './login-info.ts'
import { saveReturnTarget } from './return-target.ts'
import { selectSession } from './user-info.ts'

/** What a shopper asked for that takes a member. It waits in this tab while they log in, and is carried out once. */
export interface PendingAction {
  /** `favourite`: put a product aside. `notice`: hear when a SKU is back. `move`: put lines of the cart aside. `voucher`: claim one. */
  readonly kind: 'favourite' | 'notice' | 'move' | 'voucher'
  /** product_no, sku_no, coupon_no, or several sku_no with commas between */
  readonly id: string
}

interface StoredAction extends PendingAction {
  /** Whose session had expired when they asked; null = a guest's wish, which is whoever's who logs in. */
  readonly owner: string | null
}

const KINDS: readonly unknown[] = ['favourite', 'notice', 'move', 'voucher'] satisfies readonly PendingAction['kind'][]

function isStoredAction(value: unknown): value is StoredAction {
  if (typeof value !== 'object' || value === null) return false
  const { kind, id, owner } = value as Partial<Record<keyof StoredAction, unknown>>
  return KINDS.includes(kind) && typeof id === 'string' && (owner === null || typeof owner === 'string')
}

/** Keeps a wish for after the login; the last one counts. */
export function savePendingAction(wish: PendingAction, owner: string | null): void {
  safeSessionStorage.set('wish', JSON.stringify({ ...wish, owner } satisfies StoredAction))
}

/** The shopper didn't log in for it. */
export function clearPendingAction(): void {
  safeSessionStorage.remove('wish')
}

/** The wish to carry out for this member, if one waits that isn't somebody else's. It serves once. */
export function takePendingAction(memberNo: string | null): PendingAction | null {
  const stored = safeSessionStorage.get('wish')
  if (stored === null) return null
  clearPendingAction()
  try {
    const wish: unknown = JSON.parse(stored)
    return isStoredAction(wish) && (wish.owner === null || wish.owner === memberNo) ? { kind: wish.kind, id: wish.id } : null
  } catch {
    return null
  }
}

/** Has a guest log in for a wish, which is carried out after that: in a dialog over the page on desktop, on the login page and back on mobile. */
export function useRequireLogin(): (wish: PendingAction) => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const desktop = useLayout() === 'desktop'
  const owner = useAppSelector((state) => selectSession(state).member_no)
  return (wish) => {
    savePendingAction(wish, owner)
    if (desktop) return void dispatch(loginOpened())
    saveReturnTarget(location)
    // The arrow of the login page leads back here.
    void navigate(paths.login, { state: { inPlace: true } })
  }
}
