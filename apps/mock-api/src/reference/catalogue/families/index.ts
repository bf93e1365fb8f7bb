import { bekuSegar } from './beku-segar.ts'
import { buahSayur } from './buah-sayur.ts'
import { camilan } from './camilan.ts'
import { elektronik } from './elektronik.ts'
import type { Family } from './family.ts'
import { ibuAnak } from './ibu-anak.ts'
import { kecantikan } from './kecantikan.ts'
import { minuman } from './minuman.ts'
import { olahraga } from './olahraga.ts'
import { rumah } from './rumah.ts'
import { sembako } from './sembako.ts'

/** All kinds of goods the shop knows. */
export const FAMILIES: readonly Family[] = [
  ...camilan,
  ...minuman,
  ...sembako,
  ...buahSayur,
  ...bekuSegar,
  ...kecantikan,
  ...rumah,
  ...ibuAnak,
  ...elektronik,
  ...olahraga,
]

const byId = new Map(FAMILIES.map((family) => [family.id, family]))

export function familyOf(id: string): Family | undefined {
  return byId.get(id)
}
