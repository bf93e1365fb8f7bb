import { currency } from '@nusaria/contracts/brand'
import type { ListFacets } from '@nusaria/contracts/search'
import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { DigitsField } from '#ui/form/digits-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import {
  formatPriceDigits,
  isSameRange,
  type PriceDraft,
  type PriceRange,
  parsePriceDraft,
  toPriceDigits,
  toPriceDraft,
} from './filter-draft.ts'
import css from './price-filter.module.css'
import { useFormatPriceRange } from './use-filter-label.ts'

interface Props {
  readonly draft: PriceDraft
  /** `atOnce`: a preset was selected, rather than a price typed. */
  readonly onChange: (draft: PriceDraft, atOnce: boolean) => void
  /** The lowest and highest price of the list without filters. */
  readonly range: ListFacets['price_range'] | undefined
  /** Shows the error also before blur, as the shopper has tried to apply the range. */
  readonly showErrors: boolean
  /** Called when the focus leaves fields and presets. */
  readonly onLeave?: () => void
  /** In one line; labels are for screen readers only. */
  readonly compact?: boolean
  readonly children?: ReactNode
}

/** The lowest and highest price, with presets. */
export function PriceFields({ draft, onChange, range, showErrors, onLeave, compact, children }: Props) {
  const { t } = useTranslation('filter')
  const formatRange = useFormatPriceRange(true)
  const [touched, setTouched] = useState(false)
  const chosen = parsePriceDraft(draft)
  const error = chosen === null && (showErrors || touched) ? t('reversed') : undefined
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setTouched(true)
    onLeave?.()
  }
  return (
    <fieldset
      className={cx('row gap-8 wrap', compact && css.compact)}
      aria-label={t('price')}
      onFocus={() => setTouched(false)}
      onBlur={leave}
    >
      <div className={cx('grid below-4 gap-8 align-end wide', css.pair, error !== undefined && css.wrong)}>
        <RupiahField
          label={t('lowest')}
          hideLabel={compact}
          value={draft.min}
          onChange={(min) => onChange({ ...draft, min }, false)}
          placeholder={range ? formatRupiah(range.lowest) : currency}
        />
        <span aria-hidden="true">–</span>
        <RupiahField
          label={t('highest')}
          hideLabel={compact}
          value={draft.max}
          onChange={(max) => onChange({ ...draft, max }, false)}
          placeholder={range ? formatRupiah(range.highest) : currency}
          error={error}
        />
        {children}
      </div>
      {pricePresets(range).map((preset) => {
        const on = chosen !== null && isSameRange(preset, chosen)
        return (
          <Chip key={formatRange(preset)} chosen={on} onClick={() => onChange(toPriceDraft(on ? {} : preset), true)}>
            {formatRange(preset)}
          </Chip>
        )
      })}
    </fieldset>
  )
}

type RupiahFieldProps = Pick<ComponentProps<typeof DigitsField>, 'label' | 'hideLabel' | 'value' | 'onChange' | 'placeholder' | 'error'>

/** A price in whole Rupiah, shown as `Rp15.000`. `value` and `onChange` have digits only. */
function RupiahField(props: RupiahFieldProps) {
  return <DigitsField {...props} format={formatPriceDigits} parse={toPriceDigits} autoComplete="off" />
}

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10] as const

/** The nearest round price, Rupiah. */
function roundPrice(price: number): number {
  const size = 10 ** Math.floor(Math.log10(price))
  const near = (step: number) => Math.abs(Math.log(price / (step * size)))
  return Math.max(1, Math.round(size * steps.reduce((best, step) => (near(step) < near(best) ? step : best))))
}

/**
 * Three ranges from the lowest to the highest price, cut at round prices. The cuts are at thirds of the logarithmic scale, as low prices
 * are closer together. Fewer ranges when the prices are close; none for a single price.
 */
export function pricePresets(range: ListFacets['price_range'] | undefined): readonly PriceRange[] {
  if (!range || range.lowest <= 0) return []
  const { lowest, highest } = range
  const cuts = [1 / 3, 2 / 3].map((part) => roundPrice(lowest * (highest / lowest) ** part))
  const inside = [...new Set(cuts)].filter((cut) => cut > lowest && cut < highest)
  if (inside.length === 0) return []
  return [undefined, ...inside].map((from, index) => ({ price_min: from, price_max: inside[index] }))
}

interface PriceFilterProps {
  readonly applied: PriceRange
  readonly onApply: (range: PriceRange) => void
  readonly range: ListFacets['price_range'] | undefined
}

/** The price range on desktop. A typed range applies on Enter or blur; a reversed range never applies. */
export default function PriceFilter({ applied, onApply, range }: PriceFilterProps) {
  const { t } = useTranslation('filter')
  const [draft, setDraft] = useState(() => toPriceDraft(applied))
  const [shown, setShown] = useState(applied)
  const [showErrors, setShowErrors] = useState(false)
  if (!isSameRange(shown, applied)) {
    setShown(applied)
    setDraft(toPriceDraft(applied))
  }
  const apply = (next: PriceDraft) => {
    const nextRange = parsePriceDraft(next)
    setShowErrors(nextRange === null)
    if (nextRange && !isSameRange(nextRange, applied)) onApply(nextRange)
  }
  const change = (next: PriceDraft, atOnce: boolean) => {
    setDraft(next)
    setShowErrors(false)
    if (atOnce) apply(next)
  }
  return (
    <Form className={css.compact} onSubmit={() => apply(draft)}>
      <PriceFields compact draft={draft} onChange={change} range={range} showErrors={showErrors} onLeave={() => apply(draft)}>
        <Button type="submit" variant="outline" size="sm">
          {t('apply')}
        </Button>
      </PriceFields>
    </Form>
  )
}
