/** The words of a story's `like`. */
const wordsOf = (like: string): string[] => like.split(/\s+/).filter(Boolean)

/** Whether a name or an address has every word of `like`, in any order, in upper or lower case. */
export const isLike = (text: string, like: string): boolean =>
  wordsOf(like).every((word) => text.toLowerCase().includes(word.toLowerCase()))

/** The same as a pattern. */
export const likePattern = (like: string): RegExp =>
  new RegExp(
    wordsOf(like)
      .map((word) => `(?=.*${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`)
      .join(''),
    'is',
  )
