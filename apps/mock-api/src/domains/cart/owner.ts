import type { WorldCtx } from '../../engine/contract/context.ts'
import type { CartLineRow } from './tables.ts'

/** The owner of a cart: the member, or the device for a guest. Null for a guest without a device. */
export function ownerOf(member_no: string | null, device: string): string | null {
  if (member_no !== null) return `member:${member_no}`
  return device === '' ? null : `device:${device}`
}

interface Caller {
  readonly member: { readonly member_no: string } | null
  readonly device: string
}

/** The owner of the caller's cart. */
export function cartOwner({ member, device }: Caller): string | null {
  return ownerOf(member?.member_no ?? null, device)
}

/** A line of this cart; undefined for an unknown line and for another cart's. */
export function findLine({ db }: Pick<WorldCtx, 'db'>, owner: string | null, line_id: string): CartLineRow | undefined {
  const line = db.cart_lines.get(line_id)
  return line && line.owner === owner ? line : undefined
}

/** The named lines of this cart, each once; undefined when one is unknown or another cart's. */
export function findLines(ctx: Pick<WorldCtx, 'db'>, owner: string | null, line_ids: readonly string[]): CartLineRow[] | undefined {
  const rows = [...new Set(line_ids)].flatMap((line_id) => findLine(ctx, owner, line_id) ?? [])
  return rows.length === new Set(line_ids).size ? rows : undefined
}
