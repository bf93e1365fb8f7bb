import { jsonData } from '../../lib/json.ts'
import { withBrand } from '../../lib/with-brand.ts'
import type { ChildSlug, TopSlug } from '../../reference/catalogue/data-schemas.ts'
import { NAV_CHILDREN, NAV_IDS } from '../../reference/catalogue/nav.ts'
import phrases from './phrases.json' with { type: 'json' }

/** Review phrases for one kind of product, by rating: five stars, four, three, one or two. In Indonesian, as shoppers write. */
export type Phrases = typeof phrases.common

/** Sentences for any product, after those of its category; and closing sentences of satisfied shoppers. */
export const { common: COMMON, closings: CLOSINGS } = withBrand(phrases)

type Kind = keyof typeof phrases.by_kind

const ofTop = jsonData<Readonly<Record<TopSlug, Kind>>>(phrases.kind_of_top)
/** Child categories with separate phrases. */
const ofChild = jsonData<Readonly<Partial<Record<ChildSlug, Kind>>>>(phrases.kind_of_child)

const byType = new Map(NAV_CHILDREN.map(({ top, child }) => [NAV_IDS[child], phrases.by_kind[ofChild[child] ?? ofTop[top]]]))

/** The phrases for products of a child category. */
export function phrasesOf(nav_type_id: string): Phrases {
  return byType.get(nav_type_id) ?? phrases.by_kind.household
}
