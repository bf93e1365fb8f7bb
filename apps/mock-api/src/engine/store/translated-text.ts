import { z } from 'zod'

/** A text in each language; the reader's language is chosen when it is read. */
export const TranslatedText = z.strictObject({ en: z.string(), id: z.string(), 'zh-CN': z.string() })
