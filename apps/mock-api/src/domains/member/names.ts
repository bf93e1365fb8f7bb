import type { WorldCtx } from '../../engine/contract/context.ts'

/** Spaces, and signs that show nothing: they make no name and no difference between two. */
const INVISIBLE = /[\s\p{C}]/gu

/** One spelling of a name for comparison: case, spaces and look-alike signs of one letter don't tell names apart. */
export function normalizeName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(INVISIBLE, '')
}

/** Whether somebody else goes by this name. */
export function isNameTaken({ db }: Pick<WorldCtx, 'db'>, name: string, member_no: string): boolean {
  const wanted = normalizeName(name)
  return db.members.find((row) => row.member_no !== member_no && normalizeName(row.user_name) === wanted) !== undefined
}
