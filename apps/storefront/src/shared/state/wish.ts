import { sessionValues } from './session-values.ts'

/** What a shopper asked for that takes a member. It waits in this tab while they log in, and is carried out once. */
export interface Wish {
  /** `favourite`: put a product aside. `notice`: hear when a SKU is back. `move`: put lines of the cart aside. `voucher`: claim one. */
  readonly kind: 'favourite' | 'notice' | 'move' | 'voucher'
  /** product_no, sku_no, coupon_no, or several sku_no with commas between */
  readonly id: string
}

interface Kept extends Wish {
  /** Whose session had expired when they asked; null = a guest's wish, which is whoever's who logs in. */
  readonly owner: string | null
}

const KINDS: readonly unknown[] = ['favourite', 'notice', 'move', 'voucher'] satisfies readonly Wish['kind'][]

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { kind, id, owner } = value as Partial<Record<keyof Kept, unknown>>
  return KINDS.includes(kind) && typeof id === 'string' && (owner === null || typeof owner === 'string')
}

/** Keeps a wish for after the login; the last one counts. */
export function keepWish(wish: Wish, owner: string | null): void {
  sessionValues.set('wish', JSON.stringify({ ...wish, owner } satisfies Kept))
}

/** The shopper didn't log in for it. */
export function dropWish(): void {
  sessionValues.remove('wish')
}

/** The wish to carry out for this member, if one waits that isn't somebody else's. It serves once. */
export function takeWish(memberNo: string | null): Wish | null {
  const stored = sessionValues.get('wish')
  if (stored === null) return null
  dropWish()
  try {
    const wish: unknown = JSON.parse(stored)
    return isKept(wish) && (wish.owner === null || wish.owner === memberNo) ? { kind: wish.kind, id: wish.id } : null
  } catch {
    return null
  }
}
