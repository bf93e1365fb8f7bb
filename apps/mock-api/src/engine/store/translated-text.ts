import type { Language } from '@nusaria/contracts/headers'
import { z } from 'zod'

/** A text in each language of the shop. */
export type Translated = Readonly<Record<Language, string>>

/** The schema of a text in each language; the reader's language is chosen when it is read. */
export const TranslatedText = z.strictObject({ en: z.string(), id: z.string(), 'zh-CN': z.string() })
