import { LanguageCode } from '@nusaria/contracts/common'
import { ProductNo } from '@nusaria/contracts/product-entities'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'
import { TranslatedText } from '../../engine/store/translated-text.ts'

/** A member's question about a product. */
export const QuestionRow = z.strictObject({
  question_no: z.string(),
  member_no: z.string(),
  product_no: ProductNo,
  content: z.string(),
  language: LanguageCode,
  /** ms of the world's clock */
  created_at: z.number(),
  /** Null: it waits for the shop. */
  answer: z.strictObject({ content: TranslatedText, created_at: z.number() }).nullable(),
})
export type QuestionRow = z.output<typeof QuestionRow>

export const questionTables = {
  questions: table({ schema: QuestionRow, key: 'question_no' }),
}
