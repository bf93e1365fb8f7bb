/** What TypeScript says about a word of a story. */
export interface Mistake {
  /** TypeScript's number of the error */
  readonly code: number
  /** TypeScript's own sentence */
  readonly text: string
  /** The word as written, with its quotes. */
  readonly word: string
  /** The name before the dot, if the word comes after one. */
  readonly owner: string | undefined
  /** All words that fit there; empty where any text or number does. */
  readonly fitting: readonly string[]
}

/** TypeScript's numbers of errors. */
export const CODES = { noMember: [2339, 2551], noField: [2353, 2561], noName: [2304, 2552], noValue: [2322, 2345, 2820] }

/** Number of fitting words that a sentence lists. */
const SHOWN = 8

/** What a word names, and the type that docs/verbs.md lists, by one of the words that fit there. */
const KINDS: Readonly<Record<string, readonly [kind: string, type: string]>> = {
  orderConfirm: ['a page', 'Screen'],
  sari: ['a member', 'MemberName'],
  SESSION_EXPIRED: ['an error code', 'ErrorName'],
  'order.place': ['a call', 'CallName'],
}

const kindOf = (fitting: readonly string[]) => Object.entries(KINDS).find(([sample]) => fitting.includes(sample))?.[1]

/** Number of letters to change, add or remove to turn one word into the other. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...one].entries()) {
    const row = [i + 1]
    for (const [j, wanted] of [...other].entries())
      row.push(Math.min((above[j] ?? 0) + Number(letter !== wanted), (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    above = row
  }
  return above.at(-1) ?? 0
}

/** The nearest fitting word, or some that there are, the nearest first. */
function hint(word: string, fitting: readonly string[]): string {
  const near = fitting
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.far - other.far)
  const [nearest] = near
  if (!nearest) return ''
  if (nearest.far <= Math.max(2, word.length / 3)) return `; did you mean '${nearest.name}'?`
  const names = near.slice(0, SHOWN).map(({ name }) => name)
  const list = `docs/verbs.md${kindOf(fitting) ? `#${kindOf(fitting)?.[1].toLowerCase()}` : ''}`
  return `; it can be ${names.join(', ')}${near.length > SHOWN ? ` or one of ${near.length - SHOWN} more (${list})` : ''}`
}

/** One plain sentence about a mistake in a story. */
export function describeMistake({ code, text, word, owner, fitting }: Mistake): string {
  const bare = word.replace(/^['"`]|['"`]$/g, '')
  const meant = /Did you mean '(.+?)'/.exec(text)?.[1]
  const ending = meant ? `; did you mean '${meant}'?` : hint(bare, fitting)
  if (CODES.noMember.includes(code)) return `'${bare}' is not a verb of ${owner ?? 'this'}${ending}`
  if (CODES.noField.includes(code)) return `'${bare}' is not a field here${ending}`
  if (CODES.noName.includes(code)) return `'${bare}' is not known in this file${ending}`
  if (CODES.noValue.includes(code) && fitting.length > 0) {
    return `'${bare}' is not ${kindOf(fitting)?.[0] ?? 'a value that fits here'}${ending}`
  }
  const counts = /Expected (.+) arguments?, but got (\d+)/.exec(text)
  if (counts) return `'${bare}' takes ${counts[1]} values, not ${counts[2]}`
  const types = /'(?:"[^"]*"|(string|number|boolean))' is not assignable to (?:parameter of )?type '(string|number|boolean)'/.exec(text)
  if (types) return `'${bare}' is a ${types[1] ?? 'string'}; a ${types[2]} is needed here`
  const missing = /Property '(.+?)' is missing/.exec(text)
  if (missing) return `'${missing[1]}' is missing in ${word}`
  return `${word.includes('\n') ? 'This' : `'${bare}'`} doesn't fit here: ${text}`
}
