import type { Language } from '@nusaria/contracts/headers'
import first from './first.json' with { type: 'json' }
import gibberish from './gibberish.json' with { type: 'json' }
import second from './second.json' with { type: 'json' }

/** A searched text with the rule for what is relevant to it. */
export interface JudgedQuery {
  /** Both were written before anyone looked at how the search ranks. Tune it by the first, and see by the second whether that helps. */
  readonly half: 'first' | 'second'
  readonly kind: string
  readonly language: Language
  readonly text: string
  readonly rule: string
}

/** The languages of a row's columns. */
const COLUMNS: readonly Language[] = ['id', 'en', 'zh-CN']

/** Rows of a rule and the queries of each language, separated by `;`. */
type Sheet = Readonly<Record<string, readonly (readonly string[])[]>>

function* queriesOf(half: JudgedQuery['half'], sheet: Sheet): Generator<JudgedQuery> {
  for (const [kind, rows] of Object.entries(sheet))
    for (const [rule = '', ...columns] of rows)
      for (const [at, language] of COLUMNS.entries())
        for (const text of (columns[at] ?? '').split(';')) if (text.trim()) yield { half, kind, language, text: text.trim(), rule }
}

export const JUDGED: readonly JudgedQuery[] = [...queriesOf('first', first), ...queriesOf('second', second)]

/** Texts that mean nothing. */
export const GIBBERISH: readonly string[] = Object.values(gibberish).flat()
