import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countPieces, OrderLineRow } from '../../entities/order/order-line.tsx'
import type { Failure } from '../../shared/api/failure.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import css from './confirm-view.module.css'
import { RefusalNote } from './refusal-note.tsx'
import type { DroppedChoice } from './use-confirmation.ts'

interface Props {
  readonly confirmation: Confirmation
  readonly failure: Failure | undefined
  /** Names of what was to be bought and no longer can be. */
  readonly leftOut: readonly string[]
  readonly dropped: DroppedChoice | null
  readonly delivery: ReactNode
  readonly note: ReactNode
}

/** What is bought, how it comes, and a note: one panel on mobile; delivery has its own on desktop. */
export function ConfirmGoods({ confirmation, failure, leftOut, dropped, delivery, note }: Props) {
  const { t } = useTranslation(['checkout', 'order'])
  const desktop = useLayout() === 'desktop'
  const { lines } = confirmation
  const goods = (
    <>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.line_no} line={line} wide={desktop} />
        ))}
      </ul>
      <RefusalNote at="lines" failure={failure} className={css.gap}>
        {leftOut.length > 0 ? t('checkout:confirm.leftOut', { names: leftOut.join(', ') }) : undefined}
      </RefusalNote>
    </>
  )
  const way = (
    <>
      {delivery}
      <RefusalNote at="delivery" failure={failure} className={css.gap} />
      {dropped === 'delivery' && (
        <Note tone="amber" role="status" className={css.gap}>
          {t('checkout:confirm.dropped.delivery')}
        </Note>
      )}
    </>
  )
  if (!desktop)
    return (
      <Panel flush>
        <div className={css.part}>{goods}</div>
        <div className={css.part}>{way}</div>
        <div className={css.part}>{note}</div>
      </Panel>
    )
  return (
    <>
      <Panel title={t('checkout:confirm.products', { items: t('order:items', { count: countPieces(lines) }) })}>
        {goods}
        <div className={css.gap}>{note}</div>
      </Panel>
      <Panel title={t('checkout:confirm.delivery.title')}>{way}</Panel>
    </>
  )
}
