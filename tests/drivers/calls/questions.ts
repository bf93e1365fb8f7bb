import type { ResultByName } from '@nusaria/scenarios/dsl/calls'
import type { questionVerbs } from '@nusaria/scenarios/dsl/verbs/questions'
import { assertSame, found } from '../driver.ts'
import { PAGE } from './discovery.ts'
import type { CallActs } from './story-context.ts'

type Question = ResultByName<'question.list'>['list'][number]

/** The questions about the product viewed last. */
export const questionActions: CallActs<typeof questionVerbs> = {
  asksQuestion: ({ client, product_no }, { question: content }) =>
    client.call('question.ask', { product_no, content, request_id: crypto.randomUUID() }),

  async seesQuestion({ client, product_no }, { question, answer }) {
    const { list } = await client.call('question.list', { product_no, ...PAGE })
    const first: Question = found(list[0], 'The product has no question')
    assertSame('The first question', first.content, question)
    assertSame('Its answer', first.answer?.content, answer)
  },
}
