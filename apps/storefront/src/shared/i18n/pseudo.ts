import type { Texts } from '@nusaria/locales/namespaces'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  n: 'ñ',
  c: 'ç',
  s: 'š',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

/** `Add {{count}}` → `[Ádd {{count}}··]`: brackets show cut-off text, accents untranslated text, dots the room other languages need. */
export function pseudoText(text: string): string {
  const body = text
    .split(/(\{\{.*?\}\}|<\/?\w+\/?>)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter)))
    .join('')
  return `[${body}${'·'.repeat(Math.ceil(text.length / 4))}]`
}

/** The pseudo-locale of a namespace, made from its English texts. */
export function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? pseudoText(value) : pseudoTexts(value)]),
  )
}
