import { z } from 'zod'
import { addedField } from './added.ts'
import { Instant, LanguageCode, PictureUrl, pageArgs, pageOf } from './common.ts'
import { assumed, defineContract, guestPostQuery, memberPost } from './contract.ts'
import { fieldRules } from './field-rules.ts'
import { ProductNo } from './product-entities.ts'
import { RequiredText } from './rules.ts'
import { RequestId } from './submission.ts'

/** Most characters of a question, and most questions of a member about one product that wait for an answer. */
export const QUESTION_LIMITS = { content: 300, waiting: 3 } as const

/** What the shop answered, in the reader's language where the shop wrote it in each. */
export const QuestionAnswer = z.strictObject({ content: z.string(), created_at: Instant })
export type QuestionAnswer = z.output<typeof QuestionAnswer>

/** A question about a product. Everybody sees it once it is answered; until then only who asked it. */
export const Question = z.strictObject({
  question_no: z.string(),
  product_no: ProductNo,
  content: z.string(),
  /** Of the content, where the backend knows it: of the page it was asked on */
  language: addedField(LanguageCode),
  /** The asker's masked name, or "Anonymous" in the reader's language */
  asker: z.string(),
  avatar_url: PictureUrl.nullable(),
  created_at: Instant,
  /** The reader asked it. */
  flag_own: z.boolean(),
  /** Null: it waits for the shop. */
  answer: QuestionAnswer.nullable(),
})
export type Question = z.output<typeof Question>

export const questionContract = defineContract({
  list: {
    ...guestPostQuery,
    path: '/consumer/product/question/list',
    source: assumed,
    summary: "Questions about a product with the shop's answers, newest first; the reader's own also while they wait",
    body: z.strictObject({ product_no: ProductNo, ...pageArgs }),
    data: pageOf(Question),
    errors: ['PRODUCT_INFO_MISSING'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
  ask: {
    ...memberPost,
    path: '/consumer/product/question/ask',
    source: assumed,
    summary: 'Asks the shop about a product',
    body: z.strictObject({ product_no: ProductNo, content: RequiredText.max(QUESTION_LIMITS.content), request_id: RequestId }),
    data: Question,
    idempotent: 'question_no',
    errors: ['PRODUCT_INFO_MISSING', 'QUESTION_LIMIT', 'REQUEST_ID_REUSED'],
    invalid: 'PRODUCT_PARAMETER_INVALID',
  },
})

export const QUESTION_RULES = fieldRules(questionContract.ask.body.shape)
