import { useEffect, useState } from 'react'
import type { QuestionGroup } from './legal-texts.ts'
import type { QuestionSearchResult } from './question-search.ts'

const allQuestions = (groups: readonly QuestionGroup[]): QuestionSearchResult => ({ groups, marks: new Map() })

/** Questions that fit what is typed; all of them while nothing is, and until the search has loaded, which begins with `wanted`. */
export function useQuestionSearch(
  groups: readonly QuestionGroup[],
  typed: string,
  wanted: boolean,
): QuestionSearchResult & { readonly searched: boolean } {
  const [search, setSearch] = useState<{ readonly find: (typed: string) => QuestionSearchResult } | null>(null)
  const asks = typed.trim() !== ''
  const begin = (wanted || asks) && !search
  // biome-ignore lint/correctness/useExhaustiveDependencies: a load that failed is tried again with the next letter
  useEffect(() => {
    if (!begin) return
    let gone = false
    import('./question-search.ts').then(
      ({ createQuestionSearch }) => gone || setSearch({ find: createQuestionSearch(groups) }),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [begin, groups, typed])
  const searched = asks && search !== null
  return { ...(searched ? search.find(typed) : allQuestions(groups)), searched }
}
