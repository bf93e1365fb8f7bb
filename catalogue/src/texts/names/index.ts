import { jsonData } from '../../lib/json.ts'
import type { ChildSlug, Family, NameLines, TopSlug } from '../../products/data-schemas.ts'
import { modelsOf } from '../../products/families/family.ts'
import { NAV_IDS } from '../../products/nav.ts'
import type { Names, ProductNames } from '../../products/types.ts'
import bekuSegar from './beku-segar.json' with { type: 'json' }
import buahSayur from './buah-sayur.json' with { type: 'json' }
import camilan from './camilan.json' with { type: 'json' }
import categoryNames from './categories.json' with { type: 'json' }
import elektronik from './elektronik.json' with { type: 'json' }
import ibuAnak from './ibu-anak.json' with { type: 'json' }
import kecantikan from './kecantikan.json' with { type: 'json' }
import minuman from './minuman.json' with { type: 'json' }
import olahraga from './olahraga.json' with { type: 'json' }
import rumah from './rumah.json' with { type: 'json' }
import sembako from './sembako.json' with { type: 'json' }

/**
 * A line a language: Indonesian, English, Chinese. `kind, synonym: model, synonym; next model` in the order of the family's models. The
 * Indonesian line has synonyms only, since the family has the names.
 */
const FAMILY_NAMES = jsonData<NameLines>({
  ...bekuSegar,
  ...buahSayur,
  ...camilan,
  ...elektronik,
  ...ibuAnak,
  ...kecantikan,
  ...minuman,
  ...olahraga,
  ...rumah,
  ...sembako,
})

const listOf = (text: string | undefined) => (text ?? '').split(',').flatMap((part) => part.trim() || [])

function namesOf(lines: readonly string[], own: readonly string[], part: (line: string) => string | undefined): Names {
  const [id, en, zh] = lines.map((line) => listOf(part(line)))
  return { id: [...own, ...(id ?? [])], en: en ?? [], 'zh-CN': zh ?? [] }
}

const known = new WeakMap<Family, readonly ProductNames[]>()

/** The names of a family's models, in order. */
export function productNames(family: Family): readonly ProductNames[] {
  const names = known.get(family) ?? buildNames(family)
  known.set(family, names)
  return names
}

function buildNames(family: Family): readonly ProductNames[] {
  const lines = FAMILY_NAMES[family.id] ?? []
  const kind = namesOf(lines, [family.kind], (line) => line.split(':')[0])
  return modelsOf(family).map(({ name, whole }, at) => ({
    kind,
    model: namesOf(lines, [name], (line) => line.split(':')[1]?.split(';')[at]),
    whole,
  }))
}

const CATEGORY_NAMES = jsonData<NameLines>(categoryNames)

/** The synonyms of the categories, by their number. */
export const CATEGORY_SYNONYMS: ReadonlyMap<string, Names> = new Map(
  Object.entries(NAV_IDS).map(([slug, id]) => [id, namesOf(CATEGORY_NAMES[slug as ChildSlug | TopSlug] ?? [], [], (line) => line)]),
)
