import type { ReviewableLine } from '@nusaria/contracts/review'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { orderDetailPath, productPath } from '../../shared/paths.ts'
import { Button, LinkButton } from '../../shared/ui/button.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { EmptyState } from '../../shared/ui/state.tsx'
import { LineHead } from './line-head.tsx'
import { OutcomeNote } from './outcome-note.tsx'
import { ReviewForm } from './review-form.tsx'
import css from './review-writer.module.css'
import type { Outcome } from './use-review.ts'

interface Props {
  readonly orderNo: string
  /** Those of the order that wait for a review. */
  readonly lines: readonly ReviewableLine[]
}

/** The lines of an order, one after the other: the one being reviewed, what became of the last, and those that wait. */
export function ReviewWriter({ orderNo, lines }: Props) {
  const { t } = useTranslation('review')
  const [last, setLast] = useState<Outcome | null>(null)
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
      {last && <OutcomeNote key={last.line.line_no} outcome={last} />}
      {!line && <EmptyState title={t('write.none')} text={t('write.noneText')} action={toOrder} />}
      {line && (
        <Panel>
          <LineHead line={line} />
          <ReviewForm
            key={line.line_no}
            line={line}
            onOver={(outcome) => {
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
                <LineHead line={each}>
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
                </LineHead>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}
