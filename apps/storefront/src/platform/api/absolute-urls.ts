/** Fields with an address, or a list of them. Links to pages of the shop have other names. */
const ADDRESS = /(^|_)url$|^(image|picture)_list$/

/** A reply whose addresses without an origin (`/media/kopi.svg`) get the API's. Everything else stays. */
export function absoluteUrls(value: unknown, origin: string, field = ''): unknown {
  if (typeof value === 'string') return ADDRESS.test(field) && /^\/(?!\/)/.test(value) ? new URL(value, origin).href : value
  if (Array.isArray(value)) return value.map((each) => absoluteUrls(each, origin, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, absoluteUrls(part, origin, name)]))
}
