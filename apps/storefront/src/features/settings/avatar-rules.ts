import { LIMITS } from '@nusaria/contracts/limits'
import { PICTURE_TYPES } from '@nusaria/contracts/picture'

/** What a picture of a member may be. */
export const AVATAR_TYPES: readonly string[] = PICTURE_TYPES

/** Keys of `profile:avatar`. */
export type AvatarProblem = 'wrongType' | 'tooLarge' | 'unreadable'

/** What is wrong with a picked file, before anything of it is read. It may be of any size: it is cut and shrunk first. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): AvatarProblem | null {
  if (!AVATAR_TYPES.includes(type)) return 'wrongType'
  return size === 0 ? 'unreadable' : null
}

/** What is wrong with the picture that was cut out of it, before it is sent. */
export function croppedAvatarProblem({ size }: Pick<File, 'size'>): AvatarProblem | null {
  return size > LIMITS.avatarMaxBytes ? 'tooLarge' : null
}
