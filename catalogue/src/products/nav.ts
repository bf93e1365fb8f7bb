import { jsonData } from '../lib/json.ts'
import type { ChildSlug, NavBranch, NavNames, TopSlug } from './data-schemas.ts'
import navTree from './nav-tree.json' with { type: 'json' }
import type { NavTypeRow, Translated } from './types.ts'

const tops = Object.entries(jsonData<Record<TopSlug, NavBranch>>(navTree)) as [TopSlug, NavBranch][]
const childrenOf = ({ children }: NavBranch) => Object.entries(children) as [ChildSlug, NavNames][]

function translated(names: NavNames): Translated {
  return Object.freeze({ id: names[0], en: names[1], 'zh-CN': names[2] })
}

function idsOf(): Readonly<Record<ChildSlug | TopSlug, string>> {
  const ids: Partial<Record<ChildSlug | TopSlug, string>> = {}
  tops.forEach(([slug, branch], at) => {
    const top = String(11 + at)
    ids[slug] = top
    for (const [index, [child]] of childrenOf(branch).entries()) ids[child] = top + String(index + 1).padStart(2, '0')
  })
  return ids as Readonly<Record<ChildSlug | TopSlug, string>>
}

/** The id of each category by its slug: `11` at the top, `1103` under it. */
export const NAV_IDS = idsOf()

/** The product that the icon of each category shows, by number. */
export const NAV_ICONS: Readonly<Record<string, string>> = Object.fromEntries(
  tops.flatMap(([slug, branch]) => [
    [NAV_IDS[slug], branch.names[3]],
    ...childrenOf(branch).map(([child, names]) => [NAV_IDS[child], names[3]]),
  ]),
)

function row(id: string, parent_id: string | null, names: NavNames, child_list: readonly NavTypeRow[], slug?: TopSlug): NavTypeRow {
  const scene_url = slug === undefined ? null : `/media/banners/head-${slug}.svg`
  const icon_url = `/media/types/${id}.svg`
  return Object.freeze({ nav_type_id: id, parent_id, nav_type_name: translated(names), icon_url, scene_url, child_list })
}

/** The ten top categories with their children. */
export function buildNav(): readonly NavTypeRow[] {
  return tops.map(([slug, branch]) => {
    const parent = NAV_IDS[slug]
    return row(
      parent,
      null,
      branch.names,
      childrenOf(branch).map(([child, names]) => row(NAV_IDS[child], parent, names, [])),
      slug,
    )
  })
}

/** Each child category with its top category, by slug. */
export const NAV_CHILDREN = tops.flatMap(([top, branch]) => childrenOf(branch).map(([child]) => ({ top, child })))
