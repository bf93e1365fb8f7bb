import type { Language } from '@nusaria/contracts/headers'
import type { Translated } from '../../engine/store/translated-text.ts'

/** The texts of a message. */
export interface MessageText {
  readonly title: Translated
  readonly content: Translated
}

type Values = Readonly<Record<string, string | number | Translated>>

/** Replaces each `{name}` of a text by its value. Throws for a name without a value. */
export function fillText(text: Translated, values: Values): Translated {
  const fill = (language: Language) =>
    text[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`"${text.en}" needs a value for ${name}`)
      return typeof value === 'object' ? value[language] : String(value)
    })
  return { en: fill('en'), id: fill('id'), 'zh-CN': fill('zh-CN') }
}

/** The same for the content of a message; titles have no values. */
export function fillMessage({ title, content }: MessageText, values: Values): MessageText {
  return { title, content: fillText(content, values) }
}
