import type { Language } from '@nusaria/contracts/headers'
import { ChevronDown } from 'lucide-react'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { HighlightedText } from './highlighted-text.tsx'
import type { Question } from './legal-texts.ts'
import css from './questions.module.css'
import { RichText } from './rich-text.tsx'

interface Props {
  /** `/faqs#<id>` opens it. */
  readonly id: string
  readonly question: Question
  readonly language: Language
  readonly open: boolean
  /** Words to set off. */
  readonly highlight: ReadonlySet<string> | undefined
}

/** A question that opens to its answer. */
export function QuestionItem({ id, question: { question, answers }, language, open, highlight }: Props) {
  return (
    <details id={id} className={css.question} open={open}>
      <summary>
        <h3>
          <HighlightedText text={question} found={highlight} />
        </h3>
        <Icon of={ChevronDown} size={20} />
      </summary>
      {answers.map((answer) => (
        <p key={answer} className={css.answer}>
          <RichText text={answer} language={language} highlight={highlight} />
        </p>
      ))}
    </details>
  )
}
