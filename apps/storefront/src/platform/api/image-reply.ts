import type { ImageReply } from '@nusaria/contracts/contract'
import { HEADERS } from '@nusaria/contracts/headers'

/** The picture's bytes as text: SVG unchanged, everything else in base64 (then `contentType` says so). */
export async function readImage(response: Response): Promise<ImageReply> {
  const contentType = response.headers.get('content-type') ?? 'image/png'
  const imageId = response.headers.get(HEADERS.imageId) ?? ''
  if (contentType.startsWith('image/svg')) return { contentType, imageId, bytes: await response.text() }
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { contentType: `${contentType};base64`, imageId, bytes: btoa(String.fromCharCode(...bytes)) }
}
