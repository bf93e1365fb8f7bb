import { z } from 'zod'

/** A text in each language of the shop: it is read in whichever the reader has then. */
export const TranslatedText = z.strictObject({ en: z.string(), id: z.string(), 'zh-CN': z.string() })
