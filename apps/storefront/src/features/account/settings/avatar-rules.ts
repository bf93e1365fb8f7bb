import { LIMITS } from '@nusaria/contracts/limits'
import { PICTURE_TYPES } from '@nusaria/contracts/picture'

/** MIME types */
export const AVATAR_TYPES: readonly string[] = PICTURE_TYPES

/** Keys of `profile:avatar`. */
export type AvatarProblem = 'wrongType' | 'tooLarge' | 'unreadable'

/** Checks a picked file by its type. It may have any size, because it is cropped first. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): AvatarProblem | null {
  if (!AVATAR_TYPES.includes(type)) return 'wrongType'
  return size === 0 ? 'unreadable' : null
}

/** Checks the cropped picture before it is sent. */
export function croppedAvatarProblem({ size }: Pick<File, 'size'>): AvatarProblem | null {
  return size > LIMITS.avatarMaxBytes ? 'tooLarge' : null
}
