import type { Question, QuestionAnswer } from '@nusaria/contracts/question'
import { formatDate } from '#platform/format/date.ts'
import { initialsOf } from '#platform/format/initials.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import css from './question-item.module.css'

interface Props {
  readonly question: Question
  /** The first lines of the texts only. */
  readonly compact?: boolean
}

function Answer({ answer: { content, created_at } }: { readonly answer: QuestionAnswer }) {
  const { t } = useTranslation('review')
  return (
    <div className={css.answer}>
      <p className={css.head}>
        <b>{t('question.answer')}</b>
        <time dateTime={created_at}>{formatDate(created_at)}</time>
      </p>
      <p className={css.text}>{content}</p>
    </div>
  )
}

/** A question with the shop's answer. Its text comes from a shopper and is shown as plain text. */
export function QuestionItem({ question, compact = false }: Props) {
  const { t } = useTranslation('review')
  const { asker, avatar_url, created_at, content, flag_own, answer } = question
  return (
    <li className={css.question} data-compact={compact}>
      <span className={css.avatar} aria-hidden="true">
        {avatar_url ? <img src={avatar_url} alt="" width={36} height={36} loading="lazy" decoding="async" /> : initialsOf(asker) || '–'}
      </span>
      <div className={css.body}>
        <p className={css.head}>
          <b>{asker}</b>
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
        <p className={css.content}>{content}</p>
        {flag_own && (
          <p className={css.tags}>
            <Tag tone="blue">{t('question.own')}</Tag>
            {!answer && <Tag tone="amber">{t('question.waiting')}</Tag>}
          </p>
        )}
        {answer && <Answer answer={answer} />}
      </div>
    </li>
  )
}

/** As tall as short questions with their answers. */
export function QuestionSkeletons({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((row) => (
        <div key={row} className={css.question}>
          <span className={css.avatar} />
          <div className={css.body}>
            <Skeleton height={18} width="40%" gap={6} />
            <Skeleton height={20} width="80%" gap={10} />
            <Skeleton height={72} />
          </div>
        </div>
      ))}
    </div>
  )
}
