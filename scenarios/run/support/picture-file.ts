import { LIMITS } from '@nusaria/contracts/limits'

/** A PNG with one red pixel, base64. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** A picture to upload; a large one exceeds the size limit. */
export function pictureFile(size: 'small' | 'large'): File {
  const dot = Uint8Array.from(atob(DOT), (byte) => byte.charCodeAt(0))
  const rest = new Uint8Array(size === 'small' ? 0 : LIMITS.avatarMaxBytes)
  return new File([dot, rest], 'me.png', { type: 'image/png' })
}
