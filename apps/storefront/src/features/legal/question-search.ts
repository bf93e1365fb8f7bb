import type { QuestionGroup } from './legal-texts.ts'
import { plainText } from './rich-text.tsx'

function words(text: string): string[] {
  return plainText(text).toLowerCase().split(/\s+/).filter(Boolean)
}

/** The groups with those of their questions that have every typed word in question or answer; all of them when nothing is typed. */
export function foundQuestions(groups: readonly QuestionGroup[], typed: string): QuestionGroup[] {
  const wanted = words(typed)
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answers }) => {
        const text = plainText([group.title, question, ...answers].join(' ')).toLowerCase()
        return wanted.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
