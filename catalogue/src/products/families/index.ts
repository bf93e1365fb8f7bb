import { jsonData } from '../../lib/json.ts'
import type { Family } from '../data-schemas.ts'
import bekuSegar from './beku-segar.json' with { type: 'json' }
import buahSayur from './buah-sayur.json' with { type: 'json' }
import camilan from './camilan.json' with { type: 'json' }
import elektronik from './elektronik.json' with { type: 'json' }
import ibuAnak from './ibu-anak.json' with { type: 'json' }
import kecantikan from './kecantikan.json' with { type: 'json' }
import minuman from './minuman.json' with { type: 'json' }
import olahraga from './olahraga.json' with { type: 'json' }
import rumah from './rumah.json' with { type: 'json' }
import sembako from './sembako.json' with { type: 'json' }

/** All kinds of goods the shop knows. */
export const FAMILIES = jsonData<readonly Family[]>(
  [camilan, minuman, sembako, buahSayur, bekuSegar, kecantikan, rumah, ibuAnak, elektronik, olahraga].flat(),
)

const byId = new Map(FAMILIES.map((family) => [family.id, family]))

export function familyOf(id: string): Family | undefined {
  return byId.get(id)
}
