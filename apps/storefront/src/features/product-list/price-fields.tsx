import type { ListFacets } from '@nusaria/contracts/search'
import type { FocusEvent, ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Chip } from '../../shared/ui/paint/tag.tsx'
import type { PriceDraft } from './price-draft.ts'
import { isSameRange, parsePriceDraft, toPriceDraft } from './price-draft.ts'
import css from './price-fields.module.css'
import { pricePresets } from './price-presets.ts'
import { RupiahField } from './rupiah-field.tsx'
import { useFormatPriceRange } from './use-filter-label.ts'

interface Props {
  readonly draft: PriceDraft
  /** `at once`: chosen with one press, rather than typed. */
  readonly onChange: (draft: PriceDraft, atOnce: boolean) => void
  /** Cheapest and dearest of the list before it is narrowed. */
  readonly range: ListFacets['price_range'] | undefined
  /** Says what is wrong while it is still being typed: someone tried to go on. */
  readonly insist: boolean
  /** The focus left fields and ranges. */
  readonly onLeave?: () => void
  /** In one line, with the labels for screen readers alone. */
  readonly compact?: boolean
  /** Behind the fields. */
  readonly children?: ReactNode
}

/** The lowest and the highest price, and ranges to choose with one press. */
export function PriceFields({ draft, onChange, range, insist, onLeave, compact, children }: Props) {
  const { t } = useTranslation('filter')
  const words = useFormatPriceRange(true)
  const [left, setLeft] = useState(false)
  const chosen = parsePriceDraft(draft)
  const error = chosen === null && (insist || left) ? t('reversed') : undefined
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setLeft(true)
    onLeave?.()
  }
  return (
    <fieldset className={cx(css.prices, compact && css.compact)} aria-label={t('price')} onFocus={() => setLeft(false)} onBlur={leave}>
      <div className={cx(css.pair, error !== undefined && css.wrong)}>
        <RupiahField
          label={t('lowest')}
          hideLabel={compact}
          value={draft.min}
          onChange={(min) => onChange({ ...draft, min }, false)}
          placeholder={range ? formatRupiah(range.lowest) : 'Rp'}
        />
        <span aria-hidden="true">–</span>
        <RupiahField
          label={t('highest')}
          hideLabel={compact}
          value={draft.max}
          onChange={(max) => onChange({ ...draft, max }, false)}
          placeholder={range ? formatRupiah(range.highest) : 'Rp'}
          error={error}
        />
        {children}
      </div>
      {pricePresets(range).map((preset) => {
        const on = chosen !== null && isSameRange(preset, chosen)
        return (
          <Chip key={words(preset)} chosen={on} onClick={() => onChange(toPriceDraft(on ? {} : preset), true)}>
            {words(preset)}
          </Chip>
        )
      })}
    </fieldset>
  )
}
