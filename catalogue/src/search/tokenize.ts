/** Lower case without accents; empty when nothing is left. */
export function foldWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Spellings of units after a number, by the unit. */
const UNITS: Readonly<Record<string, string>> = {
  kg: 'kg|kgs|kilo|kilogram|kilograms|公斤|千克',
  g: 'g|gr|gram|grams|克',
  l: 'l|lt|ltr|liter|litre|liters|litres|升',
  ml: 'ml|mililiter|millilitre|毫升',
  mah: 'mah|毫安时|毫安',
  w: 'w|watt|watts|瓦',
  gb: 'gb|giga|gigabyte',
  inch: 'inch|inches|inci|英寸|寸',
  cm: 'cm|厘米',
  mm: 'mm|毫米',
  m: 'm|meter|metre|meters|metres',
}
const unitOf = new Map(
  Object.entries(UNITS).flatMap(([unit, spellings]) => spellings.split('|').map((text): [string, string] => [text, unit])),
)
const spellings = [...unitOf.keys()].sort((a, b) => b.length - a.length)
const [latin, han] = [spellings.filter((text) => /^[a-z]/.test(text)), spellings.filter((text) => !/^[a-z]/.test(text))]

const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const TOKEN = new RegExp(
  [
    String.raw`(?<across>\d+)\s*[x×]\s*(?<down>\d+)(?!\d)`,
    String.raw`(?<amount>${NUMBER})[\s-]*(?<unit>(?:${latin.join('|')})(?![\p{L}\p{N}])|${han.join('|')})`,
    String.raw`(?<run>\p{Script=Han}+)`,
    String.raw`(?<word>(?:(?!\p{Script=Han})[\p{L}\p{N}])+)`,
  ].join('|'),
  'gu',
)

/** `10.000` and `10,000` are ten thousand; `1,5` and `1.5` one and a half. */
function plainNumber(text: string): string {
  return text.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
}

/** Pairs of neighbouring characters; a single character is a word of its own. */
function characterPairs(run: string): string[] {
  const characters = [...run]
  return characters.length === 1 ? characters : characters.slice(1).map((next, at) => `${characters[at] ?? ''}${next}`)
}

/**
 * Splits a text into words: runs of letters and digits; a number with its unit is one word (`5 kg` and `5公斤` are `5kg`); Chinese is
 * split into pairs of characters, over spaces too, since it has none.
 */
export function tokenize(text: string): string[] {
  const folded = foldWord(text)
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
    .replace(/['’]s\b|['’]/gu, '')
  return [...folded.matchAll(TOKEN)].flatMap(({ groups = {} }) => {
    const { across, down, amount, unit, run, word = '' } = groups
    if (across !== undefined) return [`${across}x${down}`]
    if (amount !== undefined) return [`${plainNumber(amount)}${unitOf.get(unit ?? '') ?? ''}`]
    if (run !== undefined) return characterPairs(run)
    // `SPF50`
    return (word.match(/^(\p{L}{2,})(\d+)$/u)?.slice(1) ?? [word]) as string[]
  })
}

/** Words that only connect others. */
const CONNECTING: ReadonlySet<string> = new Set('dan atau untuk yang dengan di ke and or for the of with a an in to 的 和'.split(' '))

/** Maximum words per search. */
const WORDS = 12

/** The words of a typed text, each once. */
export function typedWords(text: string, isKnown: (word: string) => boolean): readonly string[] {
  const words = [...new Set(tokenize(text))]
  const known = words.map(isKnown)
  const pair = (word: string | undefined) => /^\p{Script=Han}{2}$/u.test(word ?? '')
  // Two Chinese words without a space make a pair of characters that means nothing.
  const kept = words.filter(
    (word, at) => known[at] || !pair(word) || !(known[at - 1] && known[at + 1]) || !pair(words[at - 1]) || !pair(words[at + 1]),
  )
  const telling = kept.filter((word) => !CONNECTING.has(word))
  return (telling.length > 0 ? telling : kept).slice(0, WORDS)
}
