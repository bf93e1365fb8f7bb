import type { EndReason } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATES, AFTER_SALE_STATUS, type AfterSaleState } from '@nusaria/contracts/lifecycle'
import { statusStyles } from '#commerce/after-sale/after-sale-status-tag.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { useSelectedInView } from '#ui/layout/tabs.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import css from './status-filter.module.css'

/** A status, or a failed refund, which the shopper can retry: it has a chip of its own. */
export type StatusFilterValue = AfterSaleState | 'refund_failed'

/** In the order of a request's life. */
const FILTER_VALUES = [1, 2, 6, 7, 3, 'refund_failed', 4, 5] as const satisfies readonly StatusFilterValue[]

const END_REASONS = ['cancelled', 'refused', 'return_overdue', 'inspection_failed'] as const satisfies readonly EndReason[]

/** The value from the URL; undefined for anything else. */
export function parseStatusFilter(text: string | null): StatusFilterValue | undefined {
  return text === 'refund_failed' ? text : AFTER_SALE_STATES.find((state) => String(state) === text)
}

export function toListArgs(value: StatusFilterValue | undefined) {
  const { failure } = AFTER_SALE_STATUS
  if (value === 'refund_failed') return { status: failure, end_reasons: [value] }
  return value === failure ? { status: failure, end_reasons: [...END_REASONS] } : value && { status: value }
}

interface Props {
  readonly value: StatusFilterValue | undefined
  readonly onChange: (status: StatusFilterValue | undefined) => void
}

export function StatusFilter({ value, onChange }: Props) {
  const { t } = useTranslation('afterSale')
  const row = useSelectedInView<HTMLFieldSetElement>(value)
  return (
    <fieldset ref={row} className={cx('row padX-16 padY-4 gap-8 align-fill scrolls', css.filter)}>
      <legend>
        <VisuallyHidden>{t('list.status.label')}</VisuallyHidden>
      </legend>
      {[undefined, ...FILTER_VALUES].map((state) => (
        <Chip key={state ?? 'all'} chosen={state === value} onClick={() => onChange(state)}>
          {t(state ? (state === 'refund_failed' ? 'ended.refund_failed' : `status.${statusStyles[state].textKey}`) : 'list.status.all')}
        </Chip>
      ))}
    </fieldset>
  )
}
