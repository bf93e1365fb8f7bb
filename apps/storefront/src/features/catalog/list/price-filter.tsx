import { currency } from '@nusaria/brand'
import type { ListFacets } from '@nusaria/contracts/search'
import { toDigits, toPlainText } from '@nusaria/contracts/typed-text'
import { type ComponentProps, type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { DigitsField } from '#ui/form/digits-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { useOneStop } from '#ui/primitives/use-one-stop.ts'
import { useFormatPriceRange } from './filter-labels.ts'
import { MAX_PRICE_DIGITS, type PriceRange } from './list-query.ts'
import css from './price-filter.module.css'

/** A price range while it is typed: bare digits, empty without a limit. */
export interface PriceDraft {
  readonly min: string
  readonly max: string
}

/** The digits of a price as typed or pasted, without leading zeros and decimals: `Rp 15.000,00` gives `15000`. */
export function toPriceDigits(text: string): string {
  return toDigits(toPlainText(text).replace(/,\d*$/, '')).replace(/^0+/, '').slice(0, MAX_PRICE_DIGITS)
}

export function formatPriceDigits(digits: string): string {
  return digits === '' ? '' : formatRupiah(Number(digits))
}

export function toPriceDraft({ price_min, price_max }: PriceRange): PriceDraft {
  return { min: price_min === undefined ? '' : String(price_min), max: price_max === undefined ? '' : String(price_max) }
}

/** The range a draft means; null when its lowest price is above its highest. */
export function parsePriceDraft({ min, max }: PriceDraft): PriceRange | null {
  if (min !== '' && max !== '' && Number(min) > Number(max)) return null
  return { ...(min !== '' && { price_min: Number(min) }), ...(max !== '' && { price_max: Number(max) }) }
}

function isSameRange(a: PriceRange, b: PriceRange): boolean {
  return a.price_min === b.price_min && a.price_max === b.price_max
}

interface Props {
  readonly draft: PriceDraft
  /** `atOnce`: a preset was selected, rather than a price typed. */
  readonly onChange: (draft: PriceDraft, atOnce: boolean) => void
  /** The lowest and highest price of the list without filters. */
  readonly range: ListFacets['price_range'] | undefined
  /** Shows the error also before blur, as the shopper has tried to apply the range. */
  readonly showErrors: boolean
  /** The focus leaves fields and presets. */
  readonly onLeave?: () => void
  /** In one line; labels are for screen readers only. */
  readonly compact?: boolean
  readonly children?: ReactNode
}

export function PriceFields({ draft, onChange, range, showErrors, onLeave, compact, children }: Props) {
  const { t } = useTranslation('filter')
  const formatRange = useFormatPriceRange(true)
  const [touched, setTouched] = useState(false)
  const presets = useRef<HTMLFieldSetElement>(null)
  const onKeyDown = useOneStop(presets)
  const chosen = parsePriceDraft(draft)
  const error = chosen === null && (showErrors || touched) ? t('reversed') : undefined
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setTouched(true)
    onLeave?.()
  }
  return (
    <fieldset
      ref={presets}
      onKeyDown={onKeyDown}
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

/** A price in whole Rupiah, shown as `Rp15.000`. `value` and `onChange` have digits only. */
function RupiahField(props: Omit<ComponentProps<typeof DigitsField>, 'format' | 'parse'>) {
  return <DigitsField {...props} format={formatPriceDigits} parse={toPriceDigits} autoComplete="off" />
}

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10] as const

/** The nearest round price, Rupiah. */
function roundPrice(price: number): number {
  const size = 10 ** Math.floor(Math.log10(price))
  const near = (step: number) => Math.abs(Math.log(price / (step * size)))
  return Math.max(1, Math.round(size * steps.reduce((best, step) => (near(step) < near(best) ? step : best))))
}

/** Ranges cut at round prices, at thirds of the logarithmic scale, as low prices are closer together; none for a single price. */
export function pricePresets(range: ListFacets['price_range'] | undefined): readonly PriceRange[] {
  if (!range || range.lowest <= 0) return []
  const { lowest, highest } = range
  const cuts = [1 / 3, 2 / 3].map((part) => roundPrice(lowest * (highest / lowest) ** part))
  const inside = [...new Set(cuts)].filter((cut) => cut > lowest && cut < highest)
  if (inside.length === 0) return []
  return [undefined, ...inside].map((from, index) => ({ price_min: from, price_max: inside[index] }))
}

interface PriceFilterProps extends Pick<Props, 'range'> {
  readonly applied: PriceRange
  readonly onApply: (range: PriceRange) => void
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
        <Button type="submit" variant="outline" size="sm" data-beside>
          {t('apply')}
        </Button>
      </PriceFields>
    </Form>
  )
}
