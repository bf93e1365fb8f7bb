import { MEMBERS, type MemberName } from '@nusaria/scenarios/members'
import { CLIENT_STATE_KEY, keyBelow, parseClientMember } from '@nusaria/storefront/platform/state/client-state'
import { control } from '../control/control-client.ts'
import type { EnterParams } from './enter-shop.ts'

/** Names of the member whose session would end, and of the one who takes the place; null for a guest. */
export interface ReplacedMember {
  readonly current: string
  readonly next: string | null
}

/** The member who is logged in on this browser and whom entering would log out; null when nobody else is. */
export async function findReplacedMember({ world, as }: EnterParams, storage: Storage, base = '/'): Promise<ReplacedMember | null> {
  const current = parseClientMember(storage.getItem(keyBelow(base, CLIENT_STATE_KEY)))
  if (!current) return null
  if (as === null) return { current: current.user_name, next: null }
  const phone = Object.hasOwn(MEMBERS, as) ? MEMBERS[as as MemberName].phone : as
  // An unknown world or member: entering then says so.
  const members = await control('rows', { params: { id: world, table: 'members' } }).catch(() => null)
  const next = members?.list.find((row) => row.member_no === as || row.phone === phone || row.email === as)
  if (next?.member_no === current.member_no) return null
  return { current: current.user_name, next: typeof next?.user_name === 'string' ? next.user_name : as }
}
