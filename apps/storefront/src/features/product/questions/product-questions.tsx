import type { Question, QuestionAnswer } from '@nusaria/contracts/question'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { useState } from 'react'
import { toInitials } from '#commerce/member/avatar.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatDate } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { PagedList, usePagedList } from '#ui/paging/paged-list.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { useQuestionListInfiniteQuery } from './api.ts'
import css from './product-questions.module.css'

function Answer({ answer: { content, created_at } }: { readonly answer: QuestionAnswer }) {
  const { t } = useTranslation('review')
  return (
    <div className={cx('grid above-12 gap-4', css.answer)}>
      <p className="row gap-12 align-fill justify-between size-13 line-18">
        <b className="shrink weight-700 breaks">{t('question.answer')}</b>
        <time className="size-12 line-18 tone-ink-3" dateTime={created_at}>
          {formatDate(created_at)}
        </time>
      </p>
      <p className={css.text}>{content}</p>
    </div>
  )
}

/** `compact`: the first lines of the texts only. */
function QuestionItem({ question, compact = false }: { readonly question: Question; readonly compact?: boolean }) {
  const { t } = useTranslation('review')
  const { asker, avatar_url, created_at, content, language, flag_own, answer } = question
  return (
    <li className={cx('row padY-16 gap-12 align-fill', css.question)} data-compact={compact}>
      <span className={cx('center rigid size-12 weight-700', css.avatar)} aria-hidden="true">
        {avatar_url ? <img src={avatar_url} alt="" width={36} height={36} loading="lazy" decoding="async" /> : toInitials(asker) || '–'}
      </span>
      <div className="grow">
        <p className="row gap-12 align-fill justify-between size-13 line-18">
          <b className="shrink weight-700 breaks">{asker}</b>
          <time className="size-12 line-18 tone-ink-3" dateTime={created_at}>
            {formatDate(created_at)}
          </time>
        </p>
        <p className={cx('above-4 weight-600', css.content)} lang={language}>
          {content}
        </p>
        {flag_own && (
          <p className="row above-8 gap-6 align-fill wrap">
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
function QuestionSkeletons({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((row) => (
        <div key={row} className={cx('row padY-16 gap-12 align-fill', css.question)}>
          <span className={cx('center rigid size-12 weight-700', css.avatar)} />
          <div className="grow">
            <Skeleton height={18} width="40%" gap={6} />
            <Skeleton height={20} width="80%" gap={10} />
            <Skeleton height={72} />
          </div>
        </div>
      ))}
    </div>
  )
}

const AskQuestion = lazyOverlay(() => import('./ask-question.tsx').then((m) => ({ default: m.AskQuestion })))

const PAGE_SIZE = 5
const PREVIEW_COUNT = 2

/** The first page is asked for again on each visit: the shop may have answered. */
const useQuestions = (productNo: string) =>
  useQuestionListInfiniteQuery({ product_no: productNo, page_size: PAGE_SIZE }, { refetchOnMountOrArgChange: true })

interface ListProps {
  readonly query: ReturnType<typeof useQuestions>
  readonly productNo: string
}

function AllQuestions({ query, productNo }: ListProps) {
  const list = usePagedList(query, { keyOf: ({ question_no }) => question_no, listKey: `questions ${productNo}` })
  return (
    <PagedList
      list={list}
      layout={(rows, skeletons) => (
        <>
          <ul>{rows}</ul>
          {skeletons}
        </>
      )}
      renderRow={(question) => <QuestionItem key={question.question_no} question={question} />}
      skeletons={<QuestionSkeletons count={2} />}
      inline
      byButton
    />
  )
}

function QuestionPreview({ query, productNo, onAsk }: ListProps & { readonly onAsk: () => void }) {
  const { t } = useTranslation('review')
  const [open, setOpen] = useState(false)
  const [first] = query.currentData?.pages ?? []
  if (!first) return null
  return (
    <>
      <ul>
        {first.list.slice(0, PREVIEW_COUNT).map((question) => (
          <QuestionItem key={question.question_no} question={question} compact />
        ))}
      </ul>
      <Button variant="outline" block onClick={() => setOpen(true)}>
        <span>{t('question.all', { count: first.total })}</span>
        <Icon of={ChevronRight} size={16} />
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('question.title')}
        footer={
          <Button block onClick={onAsk}>
            {t('question.ask')}
          </Button>
        }
      >
        <AllQuestions query={query} productNo={productNo} />
      </Sheet>
    </>
  )
}

export function ProductQuestions({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('review')
  const Content = useLayout() === 'mobile' ? QuestionPreview : AllQuestions
  const query = useQuestions(productNo)
  // A login in between returns to the open form.
  const [asking, setAsking, forget] = useDraft(`question:${productNo}:open`, false)
  // Once opened the form stays, with what was typed.
  const opened = useLazyMount(asking)
  const ask = () => setAsking(true)
  const isEmpty = query.currentData?.pages[0]?.total === 0
  return (
    <Panel
      title={t('question.title')}
      action={
        !isEmpty && (
          <Button variant="outline" size="sm" onClick={ask}>
            {t('question.ask')}
          </Button>
        )
      }
      className={css.questions}
    >
      <QueryState
        query={query}
        inline
        loading={<QuestionSkeletons count={PREVIEW_COUNT} />}
        isEmpty={() => isEmpty}
        empty={
          <EmptyState
            drawing="messages"
            inline
            title={t('question.empty.title')}
            text={t('question.empty.text')}
            action={<Button onClick={ask}>{t('question.ask')}</Button>}
          />
        }
      >
        {() => <Content query={query} productNo={productNo} onAsk={ask} />}
      </QueryState>
      {opened && (
        <AskQuestion
          productNo={productNo}
          open={asking}
          onClose={() => {
            setAsking(false)
            forget()
          }}
        />
      )}
    </Panel>
  )
}
