import type { WorldCtx } from '../../engine/contract/context.ts'
import { jsonData } from '../../lib/json.ts'
import { DAY } from '../../lib/time.ts'
import { type SeededName, seededDataOf } from '../member/index.ts'
import type { MemberRow } from '../member/tables.ts'
import seed from './seed.json' with { type: 'json' }
import type { AddressRow } from './tables.ts'

type SeededAddress = Pick<AddressRow, 'district_code' | 'postal_code' | 'address_line1' | 'address_line2' | 'label'>

/** By member; the first one is the default. Wamena (950101) is outside the delivery area. */
const addresses = jsonData<Readonly<Partial<Record<SeededName, readonly SeededAddress[]>>>>(seed)

/** Adds the addresses of a seeded member, in the member's own name. */
export function seedAddresses({ db, ids, now }: WorldCtx, { member_no, user_name, phone }: MemberRow): void {
  const [name = user_name, ...surname] = user_name.split(' ')
  for (const [at, place] of (seededDataOf(addresses, member_no) ?? []).entries()) {
    db.addresses.insert({
      ...place,
      address_id: ids.next('AD'),
      member_no,
      name,
      surname: surname.join(' '),
      phone: phone ?? '',
      flag_default: at === 0,
      created_at: now - (30 + at) * DAY,
    })
  }
}
