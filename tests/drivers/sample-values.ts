import { LIMITS } from '@nusaria/contracts/limits'
import { NEW_PASSWORD, QUESTION, SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'

/** Values typed into forms; the address is MENTENG. */
export const FORM_VALUES = {
  name: 'Wulan',
  birthday: '1993-08-18',
  old: SEEDED_PASSWORD,
  password: NEW_PASSWORD,
  phone: '81377700027',
  pieces: 3,
  note: 'Titip di pos satpam',
  code: 'SALAM25',
  reason: 'Pindah ke luar negeri',
  review: { stars: 4, content: 'Harum sekali, dikemas rapi' },
  question: QUESTION,
  tracking: 'NX0012345678',
} as const

/** A PNG with one red pixel, base64. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** A picture to upload; a large one exceeds the size limit. */
export function pictureFile(size: 'small' | 'large'): File {
  const dot = Uint8Array.from(atob(DOT), (byte) => byte.charCodeAt(0))
  const rest = new Uint8Array(size === 'small' ? 0 : LIMITS.avatarMaxBytes)
  return new File([dot, rest], 'me.png', { type: 'image/png' })
}
