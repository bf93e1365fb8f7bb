import { QUESTION_LIMITS, questionContract } from '@nusaria/contracts/question'
import { defineDomain, entityEvents, rowTimer } from '../../engine/contract/domain.ts'
import { implement } from '../../engine/contract/implement.ts'
import { ANSWER_TIMER, answerQuestion, questionPage, questionView, storeQuestion } from './questions.ts'
import { questionTables } from './tables.ts'

const questionRoutes = implement(questionContract, {
  list({ body }, ctx) {
    const product = ctx.catalogue.product(body.product_no) ?? ctx.fail('PRODUCT_INFO_MISSING', { field: 'product_no' })
    return questionPage(ctx, product, body)
  },

  ask: {
    handle({ body: { product_no, content } }, ctx) {
      const { member_no } = ctx.member
      if (!ctx.catalogue.product(product_no)) return ctx.fail('PRODUCT_INFO_MISSING', { field: 'product_no' })
      const waiting = ctx.db.questions.all({ member_no, product_no, answer: null }).length
      if (waiting >= QUESTION_LIMITS.waiting) return ctx.fail('QUESTION_LIMIT')
      return questionView(ctx, storeQuestion(ctx, member_no, product_no, content))
    },
    replay(question_no, ctx) {
      const row = ctx.db.questions.get(question_no)
      return row?.member_no === ctx.member.member_no ? questionView(ctx, row) : null
    },
  },
})

/** Events of a question for the control API. */
const questionEvents = entityEvents('questions', {
  /** params: { content } the shop's words */
  answer(ctx, row, { content = '' }) {
    if (row.answer) ctx.illegal('it is answered')
    answerQuestion(ctx, row, String(content).trim())
  },
})

/** Questions about products, which the shop answers. */
export const questionDomain = defineDomain({
  name: 'question',
  tables: questionTables,
  routes: questionRoutes,
  timers: { [ANSWER_TIMER]: rowTimer('questions', answerQuestion) },
  events: { question: questionEvents },
})
