import { type ChildSlug, NAV_TREE, type TopSlug } from './nav-tree.ts'
import type { NavTypeRow, Translated } from './types.ts'

const tops = Object.entries(NAV_TREE) as [TopSlug, (typeof NAV_TREE)[TopSlug]][]

function translated(names: readonly [string, string, string, string]): Translated {
  return Object.freeze({ id: names[0], en: names[1], 'zh-CN': names[2] })
}

function idsOf(): Readonly<Record<ChildSlug | TopSlug, string>> {
  const ids: Partial<Record<ChildSlug | TopSlug, string>> = {}
  tops.forEach(([slug, branch], at) => {
    const top = String(11 + at)
    ids[slug] = top
    for (const [index, child] of (Object.keys(branch.children) as ChildSlug[]).entries())
      ids[child] = top + String(index + 1).padStart(2, '0')
  })
  return ids as Readonly<Record<ChildSlug | TopSlug, string>>
}

/** The id of each category by its slug: `11` at the top, `1103` under it. */
export const NAV_IDS = idsOf()

/** Emoji of each category, by number. */
export const NAV_ICONS: Readonly<Record<string, string>> = Object.fromEntries(
  tops.flatMap(([slug, branch]) => [
    [NAV_IDS[slug], branch.names[3]],
    ...(Object.entries(branch.children) as [ChildSlug, readonly string[]][]).map(([child, names]) => [NAV_IDS[child], names[3]]),
  ]),
)

function row(
  id: string,
  parent_id: string | null,
  names: readonly [string, string, string, string],
  child_list: readonly NavTypeRow[],
): NavTypeRow {
  return Object.freeze({ nav_type_id: id, parent_id, nav_type_name: translated(names), icon_url: `/media/types/${id}.svg`, child_list })
}

/** The ten top categories with their children. */
export function buildNav(): readonly NavTypeRow[] {
  return tops.map(([slug, branch]) => {
    const parent = NAV_IDS[slug]
    const children = Object.entries(branch.children) as [ChildSlug, readonly [string, string, string, string]][]
    return row(
      parent,
      null,
      branch.names,
      children.map(([child, names]) => row(NAV_IDS[child], parent, names, [])),
    )
  })
}
