import type { WorldCtx } from '../../engine/contract/context.ts'
import { DAY } from '../../lib/time.ts'
import { SEEDED_MEMBERS } from '../member/index.ts'
import type { MemberRow } from '../member/tables.ts'
import type { AddressRow } from './tables.ts'

type SeededAddress = Pick<AddressRow, 'district_code' | 'postal_code' | 'address_line1' | 'address_line2' | 'label'>

/** Kebayoran Baru, Jakarta Selatan. */
const home: SeededAddress = {
  district_code: '317407',
  postal_code: '12130',
  address_line1: 'Jl. Wijaya II No. 18',
  address_line2: 'Pagar hijau, dekat apotek',
  label: 'home',
}
/** Coblong, Kota Bandung. */
const office: SeededAddress = {
  district_code: '327302',
  postal_code: '40132',
  address_line1: 'Jl. Dago No. 121',
  address_line2: 'Lantai 3, Menara Kamboja',
  label: 'office',
}
/** Wamena, Jayawijaya: outside the delivery area, from a time when a courier still went there. */
const remote: SeededAddress = {
  district_code: '950101',
  postal_code: '99511',
  address_line1: 'Jl. Trikora No. 4',
  address_line2: '',
  label: null,
}
/** Gubeng, Kota Surabaya. */
const surabaya: SeededAddress = {
  district_code: '357808',
  postal_code: '60281',
  address_line1: 'Jl. Kertajaya No. 56',
  address_line2: 'Rumah pojok',
  label: 'home',
}
/** Depok, Kabupaten Sleman. */
const sleman: SeededAddress = {
  district_code: '340407',
  postal_code: '55281',
  address_line1: 'Jl. Affandi No. 27',
  address_line2: 'Kos Melati, kamar 5',
  label: 'other',
}

/** The first address of each member is the default. */
const addresses: Readonly<Record<string, readonly SeededAddress[]>> = {
  [SEEDED_MEMBERS.sari]: [home, office, remote],
  [SEEDED_MEMBERS.agus]: [surabaya],
  [SEEDED_MEMBERS.putri]: [sleman],
}

/** Adds the addresses of a seeded member, in the member's own name. */
export function seedAddresses({ db, ids, now }: WorldCtx, { member_no, user_name, phone }: MemberRow): void {
  const [name = user_name, ...surname] = user_name.split(' ')
  for (const [at, place] of (addresses[member_no] ?? []).entries()) {
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
