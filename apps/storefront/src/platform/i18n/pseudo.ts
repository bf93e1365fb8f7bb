import type { Texts } from '@nusaria/locales/namespaces'

/** `Add {{count}}` → `[Ádd {{count}}··]`: brackets show cut-off text, accents untranslated text, dots the room other languages need. */
export function pseudoText(text: string): string {
  const body = text
    .split(/(\{\{.*?\}\}|<\/?\w+\/?>)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[aeiou]/gi, '$&\u0301')))
    .join('')
    .normalize()
  return `[${body}${'·'.repeat(Math.ceil(text.length / 4))}]`
}

export function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? pseudoText(value) : pseudoTexts(value)]),
  )
}
