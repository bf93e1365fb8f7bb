import { paths } from '#platform/routing/paths.ts'

/** Caches take a header of 16 kB at most. */
const MOST = 200

function namesIn(value: unknown, field: string, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, inner] of Object.entries(value)) {
    if (key === field && typeof inner === 'string' && /^[\w-]+$/.test(inner)) found.add(inner)
    else namesIn(inner, field, found)
  }
  return found
}

/** By what a cache can drop a page; docs/deploying.md lists them for operators. */
export function cacheTags(pathname: string, params: URLSearchParams, replies: object): readonly string[] {
  const kind = pathname === paths.home ? 'home' : pathname.replace(/^\/|\/$/g, '').replaceAll('/', '-')
  const named = (tag: string, param: string) => (params.get(param) ? [`${tag}-${params.get(param)}`] : [])
  const tags = [
    `page-${kind}`,
    ...named('product', 'product_no'),
    ...named('category', 'typeId'),
    ...named('campaign', 'project_id'),
    ...[...namesIn(replies, 'product_no')].map((id) => `product-${id}`),
  ]
  return [...new Set(tags)].filter((tag) => /^[\w-]+$/.test(tag)).slice(0, MOST)
}
