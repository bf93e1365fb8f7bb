/** Scripts in which the family name is first, without a space. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}]+$/u

/** A person's name as their own script writes it: `Sari Wulandari`, `林美玲`. */
export function formatPersonName(name: string, surname: string): string {
  const [given, family] = [name.trim(), surname.trim()]
  return FAMILY_FIRST.test(given + family) ? family + given : `${given} ${family}`.trim()
}

/** A full name for forms with two fields; a single name is the first. */
export function splitPersonName(full: string): { readonly name: string; readonly surname: string } {
  const [name = '', ...rest] = full.trim().split(/\s+/)
  return { name, surname: rest.join(' ') }
}
