import { LIMITS } from '@nusaria/contracts/limits'
import type { Confirmation, DeliveryMethod, DeliveryOption } from '@nusaria/contracts/order-entities'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import { countPieces, OrderLineRow } from '#commerce/order/order-line.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatDayRange } from '#platform/format/day-range.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './goods-and-delivery.module.css'
import { type OrderChange, useLineMark } from './order-changes.tsx'
import { PartNotes } from './part-notes.tsx'

interface Props {
  readonly confirmation: Confirmation
  readonly changes: readonly OrderChange[]
  /** The server's time, in ms: days that have passed are not promised. */
  readonly now: number
  readonly onDelivery: (method: DeliveryMethod) => void
  readonly note: string
  readonly onNote: (note: string) => void
}

/** The lines, the delivery and the note: one panel on mobile; on desktop the delivery has its own. */
export function GoodsAndDelivery({ confirmation, changes, now, onDelivery, note, onNote }: Props) {
  const { t } = useTranslation(['checkout', 'order'])
  const desktop = useLayout() === 'desktop'
  const lineMark = useLineMark(changes)
  const { address, lines } = confirmation
  const goods = (
    <>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.line_no} line={line} wide={desktop} mark={lineMark(line)} />
        ))}
      </ul>
      <PartNotes at="lines" className="above-12" />
    </>
  )
  const deliveryPart = (
    <>
      <DeliveryChoice confirmation={confirmation} now={now} onChoose={onDelivery} />
      <PartNotes at="delivery" className="above-12" />
    </>
  )
  const noteField = <OrderNoteField value={note} onChange={onNote} />
  if (!desktop)
    return (
      <Panel flush>
        <div className={cx('padX-16 padY-16', css.part)}>{goods}</div>
        {address && <div className={cx('padX-16 padY-16', css.part)}>{deliveryPart}</div>}
        <div className={cx('padX-16 padY-16', css.part)}>{noteField}</div>
      </Panel>
    )
  return (
    <>
      <Panel title={t('checkout:confirm.products', { items: t('order:items', { count: countPieces(lines) }) })}>
        {goods}
        <div className="above-12">{noteField}</div>
      </Panel>
      {address && <Panel title={t('checkout:confirm.delivery.title')}>{deliveryPart}</Panel>}
    </>
  )
}

/** From this length on, the count is shown. */
const NEARLY_FULL = LIMITS.orderNoteMax - 40

function OrderNoteField({ value, onChange }: { readonly value: string; readonly onChange: (note: string) => void }) {
  const { t } = useTranslation('checkout')
  return (
    <TextField
      label={t('confirm.note.label')}
      placeholder={t('confirm.note.placeholder')}
      name="note"
      value={value}
      maxLength={LIMITS.orderNoteMax}
      onChange={onChange}
      hint={value.length > NEARLY_FULL ? t('confirm.note.count', { count: value.length, max: LIMITS.orderNoteMax }) : undefined}
    />
  )
}

function Fee({ option }: { readonly option: DeliveryOption }) {
  const { t } = useTranslation('checkout')
  const reduced = option.fee_to_pay < option.fee
  return (
    <span className={cx('rigid size-13 line-18 weight-600 textAlign-right', css.fee)}>
      {reduced && (
        <s className="block size-12 weight-500" translate="no">
          {formatRupiah(option.fee)}
        </s>
      )}
      {option.fee_to_pay === 0 ? (
        <span className={css.free}>{t('confirm.delivery.free')}</span>
      ) : (
        <span translate="no">{formatRupiah(option.fee_to_pay)}</span>
      )}
    </span>
  )
}

interface DeliveryChoiceProps extends Pick<Props, 'confirmation' | 'now'> {
  readonly onChoose: (method: DeliveryMethod) => void
}

/** The delivery methods with fee and expected days; a single one is only shown. */
function DeliveryChoice({ confirmation, now, onChoose }: DeliveryChoiceProps) {
  const { t } = useTranslation(['checkout', 'order'])
  const { delivery_options, delivery_method, flag_first_order } = confirmation
  const [only] = delivery_options
  const days = ({ provider, earliest, latest }: DeliveryOption) =>
    Date.parse(latest) < now
      ? provider
      : t('checkout:confirm.delivery.arrives', { provider, days: formatDayRange(earliest, latest, currentLanguage()) })
  const text = (option: DeliveryOption) => (
    <>
      <span className="block">{days(option)}</span>
      {flag_first_order && option.fee_to_pay === 0 && (
        <span className={cx('block', css.free)}>{t('checkout:confirm.delivery.freeFirst')}</span>
      )}
    </>
  )

  if (!only)
    return (
      <Note tone="red" role="status">
        {t('checkout:confirm.delivery.unsupported')}
      </Note>
    )
  if (delivery_options.length > 1)
    return (
      <RadioCards
        label={t('checkout:confirm.delivery.title')}
        value={delivery_method}
        onChange={onChoose}
        options={delivery_options.map((option) => ({
          value: option.method,
          title: t(`order:delivery.${option.method}`),
          text: text(option),
          aside: <Fee option={option} />,
        }))}
      />
    )
  return (
    <div className={cx('row gap-12 size-13 line-20', css.row)}>
      <Icon of={Truck} size={20} className={css.icon} />
      <span className="grow">
        <b className="block weight-700">{t(`order:delivery.${only.method}`)}</b>
        <small className="block size-12 line-16 tone-ink-3">{text(only)}</small>
      </span>
      <Fee option={only} />
    </div>
  )
}
