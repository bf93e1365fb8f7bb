import type { Language } from '@nusaria/contracts/headers'
import { removeInvisible } from '@nusaria/contracts/typed-text'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CustomerService } from '#commerce/customer-service/customer-service.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { retypeEarlyText } from '#platform/rendering/early-text.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { type Question, type QuestionGroup, type QuestionsDocument, questionId } from './legal-texts.ts'
import type { QuestionSearch } from './question-search.ts'
import css from './questions.module.css'
import { HighlightedText, RichText } from './rich-text.tsx'
import { sectionFromHash, TableOfContents } from './table-of-contents.tsx'

/** Questions that match the typed text. All questions without a text, and until the search has loaded; `enabled` starts loading it. */
function useQuestionSearch(groups: readonly QuestionGroup[], typed: string, enabled: boolean) {
  const [loaded, setLoaded] = useState<{ readonly of: readonly QuestionGroup[]; readonly find: QuestionSearch } | null>(null)
  // Another language has other questions.
  const search = loaded?.of === groups ? loaded : null
  const hasQuery = typed.trim() !== ''
  const shouldLoad = (enabled || hasQuery) && !search
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed load is tried again with the next letter
  useEffect(() => {
    if (!shouldLoad) return
    let cancelled = false
    import('./question-search.ts').then(
      ({ createQuestionSearch }) => cancelled || setLoaded({ of: groups, find: createQuestionSearch(groups) }),
      () => undefined,
    )
    return () => {
      cancelled = true
    }
  }, [shouldLoad, groups, typed])
  const result = hasQuery && search ? search.find(typed) : null
  return { groups: result?.groups ?? groups, marks: result?.marks, searched: result !== null } as const
}

interface QuestionItemProps {
  readonly id: string
  readonly question: Question
  readonly language: Language
  readonly open: boolean
  /** Terms to highlight. */
  readonly highlight: ReadonlySet<string> | undefined
}

function QuestionItem({ id, question: { question, answers }, language, open, highlight }: QuestionItemProps) {
  return (
    <details id={id} className={css.question} open={open}>
      <summary>
        <h3 className="size-14 line-20 weight-700">
          <HighlightedText text={question} terms={highlight} />
        </h3>
        <Icon of={ChevronDown} size={20} />
      </summary>
      {answers.map((answer) => (
        <p key={answer} className={cx('padX-16 line-24 tone-ink-2', css.answer)}>
          <RichText text={answer} language={language} highlight={highlight} />
        </p>
      ))}
    </details>
  )
}

/** Up to this many results are unfolded at once. */
const MAX_OPENED = 3

interface QuestionsProps {
  readonly document: QuestionsDocument
  readonly language: Language
}

/** Questions by topic, with a search. The browser's own search finds folded answers too. */
export function Questions({ document: { title, intro, search, found, none, noneText, groups: all }, language }: QuestionsProps) {
  const { hash } = useLocation()
  const desktop = useLayout() === 'desktop'
  const [typed, setTyped] = useState('')
  const [enabled, setEnabled] = useState(false)
  const { groups, marks, searched } = useQuestionSearch(all, typed, enabled || typed !== '')
  // `/faqs#afterSale` is a topic, `/faqs#afterSale-sendBack` a question, which unfolds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each hash
  useEffect(() => {
    const part = sectionFromHash()
    if (part instanceof HTMLDetailsElement) part.open = true
    part?.scrollIntoView({ block: 'start' })
  }, [hash])
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <div className={cx('grid gap-16', css.questions)}>
      <p className="line-24 tone-ink-2">
        <RichText text={intro} language={language} />
      </p>
      <label className={cx('row gap-10', css.search)}>
        <Icon of={Search} size={20} />
        <input
          ref={retypeEarlyText}
          type="search"
          aria-label={search}
          placeholder={search}
          value={typed}
          onFocus={() => setEnabled(true)}
          onChange={(event) => setTyped(removeInvisible(event.currentTarget.value))}
        />
      </label>
      {!desktop && !searched && <TableOfContents label={title} parts={all} row />}
      <div role="status">
        {searched && count > 0 && <p className="size-13 tone-ink-3">{found.replace('{{count}}', String(count))}</p>}
        {count === 0 && (
          <div className={cx('grid surface gap-4 tone-ink-2 textAlign-center', css.none)}>
            <b className="tone-ink">{none}</b>
            <span>{noneText}</span>
            {/* Its texts load separately. Without its own boundary the search field would lose the focus. */}
            <Suspense fallback={null}>
              <CustomerService className="justify-center" />
            </Suspense>
          </div>
        )}
      </div>
      {groups.map(({ key, title: topic, questions }) => (
        <section key={key} aria-labelledby={key}>
          <h2 id={key} tabIndex={-1} className={css.topic}>
            {topic}
          </h2>
          <div className={css.panel}>
            {questions.map((question) => {
              const id = questionId(key, question.key)
              const open = searched && count <= MAX_OPENED
              return <QuestionItem key={id} id={id} question={question} language={language} open={open} highlight={marks?.get(id)} />
            })}
          </div>
        </section>
      ))}
    </div>
  )
}
