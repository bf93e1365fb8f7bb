import type { Language } from '@nusaria/contracts/headers'
import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CustomerService } from '../../entities/customer-service/customer-service.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './legal.module.css'
import { type QuestionsDocument, questionId } from './legal-texts.ts'
import { QuestionItem } from './question-item.tsx'
import panels from './questions.module.css'
import { RichText } from './rich-text.tsx'
import { sectionFromHash } from './scroll-to-section.ts'
import { TableOfContents } from './table-of-contents.tsx'
import { useQuestionSearch } from './use-question-search.ts'

/** So few that were found are opened at once. */
const MAX_OPENED = 3

interface Props {
  readonly document: QuestionsDocument
  readonly language: Language
}

/** `/faqs#afterSale` leads to that topic, `/faqs#afterSale-sendBack` to that question, which opens. */
function useOpenQuestionFromHash() {
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part may be named while the page stands
  useEffect(() => {
    const part = sectionFromHash()
    if (part instanceof HTMLDetailsElement) part.open = true
    part?.scrollIntoView({ block: 'start' })
  }, [hash])
}

/** Questions by topic, which open to their answers; typing narrows them. The browser's own search finds a closed one too. */
export function Questions({ document: { title, intro, search, found, none, noneText, groups: all }, language }: Props) {
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState(false)
  const { groups, marks, searched } = useQuestionSearch(all, typed, wanted)
  useOpenQuestionFromHash()
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <div className={panels.questions}>
      <p className={css.intro}>
        <RichText text={intro} language={language} />
      </p>
      <label className={panels.search}>
        <Icon of={Search} size={20} />
        <input
          type="search"
          aria-label={search}
          placeholder={search}
          value={typed}
          onFocus={() => setWanted(true)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      {!searched && <TableOfContents label={title} parts={all} row />}
      <div role="status">
        {searched && count > 0 && <p className={panels.count}>{found.replace('{{count}}', String(count))}</p>}
        {count === 0 && (
          <div className={panels.none}>
            <b>{none}</b>
            {noneText}
            {/* Its words load apart: without a boundary of its own the field would lose the focus meanwhile. */}
            <Suspense fallback={null}>
              <CustomerService className={panels.service} />
            </Suspense>
          </div>
        )}
      </div>
      {groups.map(({ key, title: topic, questions }) => (
        <section key={key} aria-labelledby={key}>
          <h2 id={key} tabIndex={-1} className={panels.topic}>
            {topic}
          </h2>
          <div className={panels.panel}>
            {questions.map((question) => {
              const id = questionId(key, question.key)
              const open = searched && count <= MAX_OPENED
              return <QuestionItem key={id} id={id} question={question} language={language} open={open} highlight={marks.get(id)} />
            })}
          </div>
        </section>
      ))}
    </div>
  )
}
