import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@nusaria/contracts/picture'

/** What a picture may be. */
export const ACCEPTED_TYPES: readonly string[] = PICTURE_TYPES

/** bytes: a file beyond it is more than a phone can be asked to make smaller */
const COMPRESSIBLE_MAX_BYTES = 40_000_000

/** A file that isn't taken, by its name. */
export interface RefusedFile {
  readonly name: string
  /** Keys of `pictures:refused`. */
  readonly problem: 'wrongType' | 'tooLarge' | 'unreadable' | 'tooMany'
}

/** Whether a picture must be made smaller before it can be uploaded. */
export function isTooLarge({ size }: Blob): boolean {
  return size > PICTURE_MAX_BYTES
}

function problemOf({ type, size }: File): RefusedFile['problem'] | null {
  if (!ACCEPTED_TYPES.includes(type)) return 'wrongType'
  if (size === 0) return 'unreadable'
  return size > COMPRESSIBLE_MAX_BYTES ? 'tooLarge' : null
}

/** Which of the picked files are taken beside those `there` are, judged before anything of them is sent. */
export function checkFiles(
  files: readonly File[],
  there: number,
  max: number,
): { readonly taken: readonly File[]; readonly refused: readonly RefusedFile[] } {
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const problem = problemOf(file) ?? (there + taken.length < max ? null : 'tooMany')
    if (problem) refused.push({ name: file.name, problem })
    else taken.push(file)
  }
  return { taken, refused }
}
