import type { ChildSlug, TopSlug } from '../../reference/catalogue/data-schemas.ts'
import { NAV_CHILDREN, NAV_IDS } from '../../reference/catalogue/nav.ts'
import phrases from './phrases.json' with { type: 'json' }

/** Review phrases for one kind of product, by rating: five stars, four, three, one or two. In Indonesian, as shoppers write. */
export type Phrases = typeof phrases.common

/** Sentences for any product, after those of its category; and closing sentences of satisfied shoppers. */
export const { common: COMMON, closings: CLOSINGS } = phrases

type Kind = keyof typeof phrases.by_kind

const OF_TOP: Readonly<Record<TopSlug, Kind>> = {
  camilan: 'treats',
  minuman: 'drinks',
  sembako: 'pantry',
  'buah-sayur': 'fresh',
  'beku-segar': 'frozen',
  kecantikan: 'care',
  rumah: 'household',
  'ibu-anak': 'baby',
  elektronik: 'electronics',
  olahraga: 'sports',
}

/** Categories with phrases of their own. */
const OF_CHILD: Readonly<Partial<Record<ChildSlug, Kind>>> = {
  keripik: 'crisps',
  kacang: 'crisps',
  popcorn: 'crisps',
  kerupuk: 'crisps',
  'camilan-pedas': 'crisps',
  kopi: 'coffee',
  'cuci-piring': 'cleaning',
  deterjen: 'cleaning',
  pembersih: 'cleaning',
  tisu: 'cleaning',
  mainan: 'children',
  boneka: 'children',
  'baju-anak': 'children',
  sekolah: 'children',
  sepatu: 'clothing',
  pakaian: 'clothing',
}

const byType = new Map(NAV_CHILDREN.map(({ top, child }) => [NAV_IDS[child], phrases.by_kind[OF_CHILD[child] ?? OF_TOP[top]]]))

/** The phrases for products of a child category. */
export function phrasesOf(nav_type_id: string): Phrases {
  return byType.get(nav_type_id) ?? phrases.by_kind.household
}
