import { cities, districts, provinces } from '@nusaria/catalogue/areas/areas'
import { isDeliverySupported } from '@nusaria/catalogue/areas/delivery'
import { postalPrefixes } from '@nusaria/catalogue/areas/postal'
import { jsonData } from '@nusaria/catalogue/lib/json'
import type { Rng } from '@nusaria/catalogue/lib/rng'
import { DAY } from '@nusaria/catalogue/lib/time'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { fakerWith } from '../../lib/faker.ts'
import { isGeneratedMember, type SeededName, seededDataOf } from '../member/index.ts'
import type { MemberRow } from '../member/tables.ts'
import { plainArea } from './rules.ts'
import seed from './seed.json' with { type: 'json' }
import type { AddressRow } from './tables.ts'

type SeededAddress = Pick<AddressRow, 'district_code' | 'postal_code' | 'address_line1' | 'address_line2' | 'label'>

/** By member; the first one is the default. Wamena (950101) is outside the delivery area. */
const addresses = jsonData<Readonly<Partial<Record<SeededName, readonly SeededAddress[]>>>>(seed)

/** An address anywhere the shop delivers. */
function generateAddress(rng: Rng): SeededAddress {
  const province = rng.pick(provinces().filter(({ code }) => isDeliverySupported(code))).code
  const district = rng.pick(districts(rng.pick(cities(province)).code)).code
  const postal_code = rng.pick(postalPrefixes(province)) + rng.digits(3)
  const address_line1 = fakerWith(rng).location.streetAddress()
  return { district_code: plainArea(district), postal_code, address_line1, address_line2: '', label: 'home' }
}

/** Adds the addresses of a seeded member, in the member's own name. */
export function seedAddresses({ db, ids, now, rng }: WorldCtx, { member_no, user_name, phone }: MemberRow): void {
  const [name = user_name, ...surname] = user_name.split(' ')
  const places = isGeneratedMember(member_no) ? [generateAddress(rng)] : (seededDataOf(addresses, member_no) ?? [])
  for (const [at, place] of places.entries()) {
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
