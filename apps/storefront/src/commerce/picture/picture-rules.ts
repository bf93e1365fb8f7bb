import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@nusaria/contracts/picture'

export const ACCEPTED_TYPES: readonly string[] = PICTURE_TYPES

/** Bytes; decoding a larger file is too much for a phone. */
const READABLE_MAX_BYTES = 40_000_000

export interface RefusedFile {
  readonly name: string
  /** The text is `pictures:refused.<problem>`. */
  readonly problem: 'wrongType' | 'tooLarge' | 'unreadable' | 'tooMany'
}

/** Whether a picture is larger than an upload may be. */
export function isTooLarge({ size }: Blob): boolean {
  return size > PICTURE_MAX_BYTES
}

function findProblem({ type, size }: File): RefusedFile['problem'] | null {
  if (!ACCEPTED_TYPES.includes(type)) return 'wrongType'
  if (size === 0) return 'unreadable'
  return size > READABLE_MAX_BYTES ? 'tooLarge' : null
}

/** Accepts or refuses picked files by type, size and number. `existing`: pictures that the form has already. */
export function checkFiles(
  files: readonly File[],
  existing: number,
  max: number,
): { readonly accepted: readonly File[]; readonly refused: readonly RefusedFile[] } {
  const accepted: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const problem = findProblem(file) ?? (existing + accepted.length < max ? null : 'tooMany')
    if (problem) refused.push({ name: file.name, problem })
    else accepted.push(file)
  }
  return { accepted, refused }
}
