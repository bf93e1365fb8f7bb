import type { ChildSlug, TopSlug } from '../../../reference/catalogue/data-schemas.ts'
import { NAV_CHILDREN, NAV_IDS } from '../../../reference/catalogue/nav.ts'
import { coffee, crisps, drinks, fresh, frozen, pantry, treats } from './food.ts'
import { baby, care, children, cleaning, clothing, electronics, household, sports } from './home.ts'
import type { Phrases } from './phrases.ts'

const OF_TOP: Readonly<Record<TopSlug, Phrases>> = {
  camilan: treats,
  minuman: drinks,
  sembako: pantry,
  'buah-sayur': fresh,
  'beku-segar': frozen,
  kecantikan: care,
  rumah: household,
  'ibu-anak': baby,
  elektronik: electronics,
  olahraga: sports,
}

/** Categories with phrases of their own. */
const OF_CHILD: Readonly<Partial<Record<ChildSlug, Phrases>>> = {
  keripik: crisps,
  kacang: crisps,
  popcorn: crisps,
  kerupuk: crisps,
  'camilan-pedas': crisps,
  kopi: coffee,
  'cuci-piring': cleaning,
  deterjen: cleaning,
  pembersih: cleaning,
  tisu: cleaning,
  mainan: children,
  boneka: children,
  'baju-anak': children,
  sekolah: children,
  sepatu: clothing,
  pakaian: clothing,
}

const byType = new Map(NAV_CHILDREN.map(({ top, child }) => [NAV_IDS[child], OF_CHILD[child] ?? OF_TOP[top]]))

/** The phrases for products of a child category. */
export function phrasesOf(nav_type_id: string): Phrases {
  return byType.get(nav_type_id) ?? household
}
