import type { WorldCtx } from '../../engine/contract/context.ts'

/** Spaces and invisible characters: they form no name and don't distinguish two. */
const INVISIBLE = /[\s\p{C}]/gu

/** A name normalized for comparison: case, spaces and look-alike characters don't distinguish names. */
export function normalizeName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(INVISIBLE, '')
}

/** Whether another member has this name. */
export function isNameTaken({ db }: Pick<WorldCtx, 'db'>, name: string, member_no: string): boolean {
  const wanted = normalizeName(name)
  return db.members.find((row) => row.member_no !== member_no && normalizeName(row.user_name) === wanted) !== undefined
}
