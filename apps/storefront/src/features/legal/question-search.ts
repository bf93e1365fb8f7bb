import MiniSearch from 'minisearch'
import { type QuestionGroup, questionId } from './legal-texts.ts'
import { plainText } from './rich-text.tsx'
import { normalizeTerm, tokenize, tokenizeQuery } from './tokenize.ts'

/** Questions with only some of the typed words need at least this share of the best score. */
const MIN_RELATIVE_SCORE = 0.4

/** Finds questions by prefix, with typing errors and without accents: in their groups, best first, with the matched terms of each. */
export function createQuestionSearch(groups: readonly QuestionGroup[]) {
  const index = new MiniSearch<Record<'id' | 'topic' | 'question' | 'answers', string>>({
    fields: ['topic', 'question', 'answers'],
    tokenize: (text) => tokenize(text).map(({ term }) => term),
    processTerm: normalizeTerm,
    searchOptions: {
      tokenize: tokenizeQuery,
      boost: { question: 3, topic: 2 },
      prefix: true,
      fuzzy: (term) => (/\p{Script=Han}/u.test(term) || term.length < 4 ? false : 0.2),
    },
  })
  for (const { key, title, questions } of groups)
    index.addAll(
      questions.map(({ key: question, question: text, answers }) => ({
        id: questionId(key, question),
        topic: title,
        question: text,
        answers: plainText(answers.join(' ')),
      })),
    )
  return (typed: string) => {
    const all = index.search(typed, { combineWith: 'AND' })
    const some = all.length > 0 ? all : index.search(typed)
    const hits = some.filter(({ score }) => all.length > 0 || score >= (some[0]?.score ?? 0) * MIN_RELATIVE_SCORE)
    const rank = new Map(hits.map(({ id }, at) => [String(id), at]))
    const findRank = (group: string, question: string) => rank.get(questionId(group, question)) ?? Number.POSITIVE_INFINITY
    const found = groups.flatMap((group) => {
      const questions = group.questions
        .filter(({ key }) => rank.has(questionId(group.key, key)))
        .toSorted((a, b) => findRank(group.key, a.key) - findRank(group.key, b.key))
      return questions.length > 0 ? [{ ...group, questions }] : []
    })
    const best = ({ key, questions: [first] }: QuestionGroup) => findRank(key, first?.key ?? '')
    return {
      groups: found.toSorted((a, b) => best(a) - best(b)),
      marks: new Map<string, ReadonlySet<string>>(hits.map(({ id, terms }) => [String(id), new Set(terms)])),
    }
  }
}

export type QuestionSearch = ReturnType<typeof createQuestionSearch>
