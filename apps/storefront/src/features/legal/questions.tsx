import type { Language } from '@nusaria/contracts/headers'
import { ChevronDown, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import { Contents } from './contents.tsx'
import { partInAddress } from './jump.ts'
import css from './legal.module.css'
import type { Question, QuestionsDocument } from './legal-texts.ts'
import { foundQuestions } from './question-search.ts'
import panels from './questions.module.css'
import { RichText } from './rich-text.tsx'

interface AnswerProps {
  readonly id: string
  readonly question: Question
  readonly language: Language
}

function Answer({ id, question: { question, answers }, language }: AnswerProps) {
  return (
    <details id={id} className={panels.question}>
      <summary>
        <h3>{question}</h3>
        <Icon of={ChevronDown} size={20} />
      </summary>
      {answers.map((answer) => (
        <p key={answer} className={panels.answer}>
          <RichText text={answer} language={language} />
        </p>
      ))}
    </details>
  )
}

interface Props {
  readonly document: QuestionsDocument
  readonly language: Language
}

/** Questions by topic, which open to their answers; typing narrows them. The browser's own search finds a closed one too. */
export function Questions({ document: { title, intro, search, none, noneText, groups }, language }: Props) {
  const [typed, setTyped] = useState('')
  const found = foundQuestions(groups, typed)
  // `/faqs#account-delete` opens that question.
  useEffect(() => {
    const part = partInAddress()
    if (part instanceof HTMLDetailsElement) part.open = true
    part?.scrollIntoView({ block: 'start' })
  }, [])
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
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      {typed.trim() === '' && <Contents label={title} parts={groups} row />}
      <div role="status">
        {found.length === 0 && (
          <p className={panels.none}>
            <b>{none}</b>
            {noneText}
          </p>
        )}
      </div>
      {found.map((group) => (
        <section key={group.key} aria-labelledby={group.key}>
          <h2 id={group.key} tabIndex={-1} className={panels.topic}>
            {group.title}
          </h2>
          <div className={panels.panel}>
            {group.questions.map((question) => (
              <Answer key={question.key} id={`${group.key}-${question.key}`} question={question} language={language} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
