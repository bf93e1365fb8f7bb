import { LIMITS } from '@nusaria/contracts/limits'

/** Keys of `profile:name`. */
export type NameProblem = 'empty' | 'tooLong'

/** What keeps a name from being sent; null when nothing does. Spaces around it don't count. */
export function nameProblem(name: string): NameProblem | null {
  const { length } = name.trim()
  if (length === 0) return 'empty'
  return length > LIMITS.userNameMax ? 'tooLong' : null
}
