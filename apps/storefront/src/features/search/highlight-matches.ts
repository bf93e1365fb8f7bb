/** A piece of a name. */
interface TextPart {
  readonly text: string
  /** Whether a typed word stands here. */
  readonly marked: boolean
}

/** Without case and accents. */
function normalizeText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Where a word stands in a text: at the beginning of its words, else wherever it is found. */
function findWord(text: string, word: string): readonly number[] {
  const all: number[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) all.push(at)
  const begin = all.filter((at) => at === 0 || /[^\p{L}\p{N}]/u.test(text.charAt(at - 1)))
  return begin.length > 0 ? begin : all
}

/** A name cut where the typed words begin and end; joined again it is the name, letter by letter. */
export function highlightMatches(name: string, typed: string): readonly TextPart[] {
  const letters = [...name]
  const plains = letters.map(normalizeText)
  const text = plains.join('')
  // A letter may have none or several plain ones ("ﬁ" has two): this tells whose each is.
  const owners = plains.flatMap((letter, index) => Array.from(letter, () => index))
  const hit = new Set<number>()
  for (const word of normalizeText(typed).split(/\s+/).filter(Boolean))
    for (const at of findWord(text, word)) for (let index = at; index < at + word.length; index += 1) hit.add(owners[index] ?? -1)
  const pieces: TextPart[] = []
  letters.forEach((letter, index) => {
    const last = pieces.at(-1)
    const on = hit.has(index)
    if (last?.marked === on) pieces[pieces.length - 1] = { text: last.text + letter, marked: on }
    else pieces.push({ text: letter, marked: on })
  })
  return pieces
}
