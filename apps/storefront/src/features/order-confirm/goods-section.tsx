import { LIMITS } from '@nusaria/contracts/limits'
import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countPieces, OrderLineRow } from '../../entities/order/order-line.tsx'
import type { Failure } from '../../shared/api/failure.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import css from './confirm-view.module.css'
import { RefusalNote } from './refusal-note.tsx'
import type { DroppedChoice } from './use-confirmation.ts'

interface GoodsSectionProps {
  readonly confirmation: Confirmation
  readonly failure: Failure | undefined
  /** Names of products that can no longer be bought. */
  readonly leftOut: readonly string[]
  readonly dropped: DroppedChoice | null
  readonly delivery: ReactNode
  readonly note: ReactNode
}

/** The lines, the delivery and the note: one panel on mobile; on desktop the delivery has its own. */
export function GoodsSection({ confirmation, failure, leftOut, dropped, delivery, note }: GoodsSectionProps) {
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
  const deliveryPart = (
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
        <div className={css.part}>{deliveryPart}</div>
        <div className={css.part}>{note}</div>
      </Panel>
    )
  return (
    <>
      <Panel title={t('checkout:confirm.products', { items: t('order:items', { count: countPieces(lines) }) })}>
        {goods}
        <div className={css.gap}>{note}</div>
      </Panel>
      <Panel title={t('checkout:confirm.delivery.title')}>{deliveryPart}</Panel>
    </>
  )
}

interface OrderNoteFieldProps {
  readonly value: string
  readonly onChange: (note: string) => void
}

/** From this length on, the count is shown. */
const NEARLY_FULL = LIMITS.orderNoteMax - 40

/** A message for the courier. */
export function OrderNoteField({ value, onChange }: OrderNoteFieldProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className={css.noteRow}>
      <span className={css.noteLabel} aria-hidden="true">
        {t('confirm.note.label')}
      </span>
      <div className={css.noteField}>
        <TextField
          label={t('confirm.note.label')}
          hideLabel
          placeholder={t('confirm.note.placeholder')}
          name="note"
          value={value}
          maxLength={LIMITS.orderNoteMax}
          onChange={onChange}
          hint={value.length > NEARLY_FULL ? t('confirm.note.count', { count: value.length, max: LIMITS.orderNoteMax }) : undefined}
        />
      </div>
    </div>
  )
}
