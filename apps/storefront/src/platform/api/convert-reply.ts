import type { ImageReply } from '@nusaria/contracts/contract'
import { HEADERS } from '@nusaria/contracts/headers'

/** Fields with an address, or a list of them. Links to pages of the shop have other names. */
const ADDRESS = /(^|_)url$|^(image|picture)_list$/

/** A reply whose addresses without an origin (`/media/kopi.svg`) get the API's. Everything else stays. */
export function absoluteUrls(value: unknown, origin: string, field = ''): unknown {
  if (typeof value === 'string') return ADDRESS.test(field) && /^\/(?!\/)/.test(value) ? new URL(value, origin).href : value
  if (Array.isArray(value)) return value.map((each) => absoluteUrls(each, origin, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, absoluteUrls(part, origin, name)]))
}

/** The picture's bytes as text: SVG unchanged, everything else in base64 (then `contentType` says so). */
export async function readImage(response: Response): Promise<ImageReply> {
  const contentType = response.headers.get('content-type') ?? 'image/png'
  const imageId = response.headers.get(HEADERS.imageId) ?? ''
  if (contentType.startsWith('image/svg')) return { contentType, imageId, bytes: await response.text() }
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { contentType: `${contentType};base64`, imageId, bytes: btoa(String.fromCharCode(...bytes)) }
}
