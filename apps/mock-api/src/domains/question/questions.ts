import { createRng, rngState } from '@nusaria/catalogue/lib/rng'
import { formatInstant, HOUR } from '@nusaria/catalogue/lib/time'
import type { ProductRow } from '@nusaria/catalogue/products/types'
import type { Complete } from '@nusaria/contracts/added'
import type { Question } from '@nusaria/contracts/question'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import type { Translated } from '../../engine/store/translated-text.ts'
import { fillMessage, sendMessage } from '../message/index.ts'
import { ANONYMOUS, maskedName, textOf } from '../review/index.ts'
import { catalogueQuestion, questionCount } from './catalogue-questions.ts'
import messages from './messages.json' with { type: 'json' }
import type { QuestionRow } from './tables.ts'
import { CLOSINGS, GREETINGS, LATER } from './texts.ts'

type Reader = Pick<Ctx, 'db' | 'language' | 'member' | 'epoch'>

/** A member's question as the API returns it. A deleted member becomes anonymous. */
export function questionView({ db, language, member }: Reader, row: QuestionRow): Complete<Question> {
  const { question_no, product_no, member_no, content, created_at, answer } = row
  const asker = db.members.get(member_no)
  return {
    question_no,
    product_no,
    content,
    language: row.language,
    asker: asker?.user_name ? maskedName(asker.user_name) : ANONYMOUS[language],
    avatar_url: asker?.avatar_url ?? null,
    created_at: formatInstant(created_at),
    flag_own: member?.member_no === member_no,
    answer: answer && { content: answer.content[language], created_at: formatInstant(answer.created_at) },
  }
}

/**
 * A page of a product's questions, newest first. Members asked theirs in this world, so they come before the catalogue's, of which only the
 * page's own are generated.
 */
export function questionPage(
  reader: Reader,
  product: ProductRow,
  { page_num, page_size }: { readonly page_num: number; readonly page_size: number },
): { list: Complete<Question>[]; total: number } {
  const asked = reader.db.questions
    .all({ product_no: product.product_no })
    .filter(({ answer, member_no }) => answer !== null || member_no === reader.member?.member_no)
    .reverse()
  const total = asked.length + questionCount(product)
  const start = (page_num - 1) * page_size
  const places = Array.from({ length: Math.max(0, Math.min(page_size, total - start)) }, (_, nth) => start + nth)
  const list = places.map((place) => {
    const row = asked[place]
    return row ? questionView(reader, row) : catalogueQuestion(product, place - asked.length, reader.epoch, reader.language)
  })
  return { list, total }
}

export const ANSWER_TIMER = 'question-answer'
/** ms of the world's clock until the shop answers by itself */
const ANSWER_AFTER = 2 * HOUR

/** Stores a question; the shop answers it after a while. */
export function storeQuestion(
  { db, ids, now, schedule, language }: WorldCtx & Reader,
  member_no: string,
  product_no: string,
  content: string,
): QuestionRow {
  const question_no = ids.next('QN')
  schedule({ kind: ANSWER_TIMER, ref: question_no, at: now + ANSWER_AFTER })
  return db.questions.insert({ question_no, member_no, product_no, content: content.trim(), language, created_at: now, answer: null })
}

/** What the shop says when nobody gave it words. */
function ownWords(question_no: string): Translated {
  const rng = createRng(rngState('answer', question_no))
  const said = [rng.pick(GREETINGS), rng.pick(LATER), rng.pick(CLOSINGS)]
  return { en: textOf(said, 'en'), id: textOf(said, 'id'), 'zh-CN': textOf(said, 'zh-CN') }
}

/** The shop answers a question, and tells the member. Nothing happens when it is answered already. */
export function answerQuestion(ctx: WorldCtx, { question_no, member_no, product_no, answer }: QuestionRow, words = ''): void {
  if (answer) return
  const content = words === '' ? ownWords(question_no) : { en: words, id: words, 'zh-CN': words }
  ctx.db.questions.update(question_no, { answer: { content, created_at: ctx.now } })
  ctx.unschedule(ANSWER_TIMER, question_no)
  const product = ctx.catalogue.product(product_no)
  if (!product) return
  sendMessage(ctx, member_no, 'system', fillMessage(messages.answered, { goods: product.product_name }), {
    target: 'product',
    ref: product_no,
  })
}
