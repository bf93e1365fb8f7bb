import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@nusaria/contracts/picture'
import { REVIEW_LIMITS } from '@nusaria/contracts/review'

/** What a photo may be. */
export const PHOTO_TYPES: readonly string[] = PICTURE_TYPES

/** A file that isn't taken, by its name. */
export interface RefusedFile {
  readonly name: string
  /** Keys of `review:write.photos`. */
  readonly problem: 'wrongType' | 'tooLarge' | 'unreadable' | 'tooMany'
}

function problemOf({ type, size }: File): RefusedFile['problem'] | null {
  if (!PHOTO_TYPES.includes(type)) return 'wrongType'
  if (size === 0) return 'unreadable'
  return size > PICTURE_MAX_BYTES ? 'tooLarge' : null
}

/** Which of the picked files go up beside those there are, judged before anything of them is sent. */
export function judge(
  files: readonly File[],
  there: number,
): { readonly taken: readonly File[]; readonly refused: readonly RefusedFile[] } {
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const problem = problemOf(file) ?? (there + taken.length < REVIEW_LIMITS.pictures ? null : 'tooMany')
    if (problem) refused.push({ name: file.name, problem })
    else taken.push(file)
  }
  return { taken, refused }
}
