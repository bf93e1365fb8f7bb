import { LIMITS } from '@nusaria/contracts/limits'
import { PICTURE_TYPES } from '@nusaria/contracts/picture'

/** What a picture of a member may be. */
export const AVATAR_TYPES: readonly string[] = PICTURE_TYPES

/** px, each side, of what is uploaded */
export const AVATAR_SIDE = 200

/** Keys of `profile:avatar`. */
export type AvatarProblem = 'wrongType' | 'tooLarge' | 'unreadable'

/** What is wrong with a picked file, before anything of it is read or sent. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): AvatarProblem | null {
  if (!AVATAR_TYPES.includes(type)) return 'wrongType'
  if (size === 0) return 'unreadable'
  return size > LIMITS.avatarMaxBytes ? 'tooLarge' : null
}
