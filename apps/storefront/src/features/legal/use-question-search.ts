import { useEffect, useState } from 'react'
import type { QuestionGroup } from './legal-texts.ts'
import type { Found } from './question-search.ts'

const everything = (groups: readonly QuestionGroup[]): Found => ({ groups, marks: new Map() })

/** Questions that fit what is typed; all of them while nothing is, and until the search has loaded, which begins with `wanted`. */
export function useQuestionSearch(
  groups: readonly QuestionGroup[],
  typed: string,
  wanted: boolean,
): Found & { readonly searched: boolean } {
  const [search, setSearch] = useState<{ readonly find: (typed: string) => Found } | null>(null)
  const asks = typed.trim() !== ''
  const begin = (wanted || asks) && !search
  // biome-ignore lint/correctness/useExhaustiveDependencies: a load that failed is tried again with the next letter
  useEffect(() => {
    if (!begin) return
    let gone = false
    import('./question-search.ts').then(
      ({ searchIn }) => gone || setSearch({ find: searchIn(groups) }),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [begin, groups, typed])
  const searched = asks && search !== null
  return { ...(searched ? search.find(typed) : everything(groups)), searched }
}
