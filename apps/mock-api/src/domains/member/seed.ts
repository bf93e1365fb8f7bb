import type { Rng } from '@nusaria/catalogue/lib/rng'
import { DAY } from '@nusaria/catalogue/lib/time'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { fakerWith, personName } from '../../lib/faker.ts'

/** The password of every seeded member. */
const PASSWORD = 'Nusaria#1'

interface SeededMember {
  readonly member_no: string
  readonly short: string
  readonly user_name: string
  /** days before the world began */
  readonly joined: number
  readonly birthday: string | null
  readonly disabled?: true
}

/** Numbers of the seeded members, for the domains that seed their records. */
export const SEEDED_MEMBERS = {
  sari: 'M8100000001',
  budi: 'M8100000002',
  dewi: 'M8100000003',
  agus: 'M8100000004',
  putri: 'M8100000005',
} as const
export type SeededName = keyof typeof SEEDED_MEMBERS

/** What a table of seed data, keyed by name, has for a member. */
export function seededDataOf<T>(table: Readonly<Partial<Record<SeededName, T>>>, member_no: string): T | undefined {
  const name = (Object.keys(SEEDED_MEMBERS) as SeededName[]).find((each) => SEEDED_MEMBERS[each] === member_no)
  return name && table[name]
}

/** Whether a member is one of those that a world was created with beside the named ones. */
export function isGeneratedMember(member_no: string): boolean {
  return member_no.startsWith(GENERATED)
}

const GENERATED = 'M82'

const members: readonly SeededMember[] = [
  { member_no: SEEDED_MEMBERS.sari, short: 'sari', user_name: 'Sari Wulandari', joined: 420, birthday: '1993-08-17' },
  { member_no: SEEDED_MEMBERS.budi, short: 'budi', user_name: 'Budi Santoso', joined: 1, birthday: null },
  { member_no: SEEDED_MEMBERS.dewi, short: 'dewi', user_name: 'Dewi Anggraini', joined: 300, birthday: '1988-02-29', disabled: true },
  { member_no: SEEDED_MEMBERS.agus, short: 'agus', user_name: 'Agus Pratama', joined: 210, birthday: '1990-11-05' },
  { member_no: SEEDED_MEMBERS.putri, short: 'putri', user_name: 'Putri Maharani', joined: 365, birthday: '1996-04-21' },
]

/** Days in which the generated members joined, before their first orders. */
const JOINED = { min: 300, max: 700 } as const

function generateMember(rng: Rng, n: number): SeededMember {
  const user_name = personName(rng)
  const { date, number } = fakerWith(rng)
  const birthday = date.birthdate({ mode: 'year', min: 1950, max: 2007 }).toISOString().slice(0, 10)
  return { member_no: GENERATED + String(n).padStart(8, '0'), short: `member${n}`, user_name, joined: number.int(JOINED), birthday }
}

/**
 * The five members every world begins with: phones 81200000001 to …5, e-mail `<name>@example.com`. Then those it was created with: phones
 * 81210000001 and on, e-mail `member<n>@example.com`.
 */
export function seedMembers({ db, now, rng, size }: WorldCtx): void {
  const insert = ({ member_no, short, user_name, joined, birthday, disabled }: SeededMember, phone: number) =>
    db.members.insert({
      member_no,
      user_name,
      phone: String(phone),
      email: `${short}@example.com`,
      password: PASSWORD,
      wrong_passwords: 0,
      disabled: disabled ?? false,
      abnormal: false,
      points: 0,
      avatar_url: null,
      birthday,
      name_changed_at: null,
      birthday_changed_at: null,
      created_at: now - joined * DAY,
    })
  for (const [at, member] of members.entries()) insert(member, 81_200_000_001 + at)
  for (let n = 1; n <= (size.members ?? 0); n++) insert(generateMember(rng, n), 81_210_000_000 + n)
}
