import type { ReviewableLine } from '@nusaria/contracts/review'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderDetailPath, productPath } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Button, LinkButton } from '../../shared/ui/paint/button.tsx'
import css from './order-reviews.module.css'
import { ReviewForm } from './review-form.tsx'
import { ReviewLineHeader } from './review-line-header.tsx'
import { ReviewResultNote } from './review-result-note.tsx'
import type { ReviewResult } from './use-review-form.ts'

interface Props {
  readonly orderNo: string
  /** Those of the order that wait for a review. */
  readonly lines: readonly ReviewableLine[]
}

/** The lines of an order, one after the other: the one being reviewed, what became of the last, and those that wait. */
export function OrderReviews({ orderNo, lines }: Props) {
  const { t } = useTranslation('review')
  const [last, setLast] = useState<ReviewResult | null>(null)
  const [over, setOver] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const left = lines.filter(({ line_no }) => !over.includes(line_no))
  const line = left.find(({ line_no }) => line_no === chosen) ?? left[0]
  const waiting = left.filter((each) => each !== line)
  const toOrder = (
    <LinkButton to={orderDetailPath(orderNo)} variant="outline">
      {t('write.toOrder')}
    </LinkButton>
  )

  if (!line && last?.review)
    return (
      <EmptyState
        title={t('write.thanks')}
        text={t('write.allDone')}
        action={
          <div className={css.ways}>
            <LinkButton to={productPath(last.line.product_no)}>{t('write.toProduct')}</LinkButton>
            {toOrder}
          </div>
        }
      />
    )
  return (
    <div className={css.writer}>
      {last && <ReviewResultNote key={last.line.line_no} outcome={last} />}
      {!line && <EmptyState title={t('write.none')} text={t('write.noneText')} action={toOrder} />}
      {line && (
        <Panel>
          <ReviewLineHeader line={line} />
          <ReviewForm
            key={line.line_no}
            line={line}
            onFinish={(outcome) => {
              setLast(outcome)
              setOver([...over, outcome.line.line_no])
              setChosen(null)
            }}
          />
        </Panel>
      )}
      {waiting.length > 0 && (
        <Panel title={t('write.waiting')}>
          <ul className={css.waiting}>
            {waiting.map((each) => (
              <li key={each.line_no}>
                <ReviewLineHeader line={each}>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t('write.takeLabel', { name: each.product_name })}
                    onClick={() => {
                      setLast(null)
                      setChosen(each.line_no)
                      window.scrollTo({ top: 0 })
                    }}
                  >
                    {t('write.take')}
                  </Button>
                </ReviewLineHeader>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}
