import type { ListFacets } from '@nusaria/contracts/search'
import { useState } from 'react'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Form } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { brandOptions, campaignOptions, OptionChips, type OptionChipsProps } from './category-options.tsx'
import { SWITCH_LABELS, useRatingLabel } from './filter-labels.ts'
import css from './filter-sheet.module.css'
import { type Filters, type PriceRange, SWITCHES, toggleBrand, toggleFilter } from './list-query.ts'
import type { CategoryOptions, FilterSelection } from './list-state.ts'
import { type PriceDraft, PriceFields, parsePriceDraft, toPriceDraft } from './price-filter.tsx'

interface FilterDraft {
  readonly type: string | null
  readonly price: PriceDraft
  readonly rest: Omit<Filters, 'type' | keyof PriceRange>
}

function toFilterDraft({ type: _, price_min, price_max, ...rest }: Filters, type: string | null): FilterDraft {
  return { type, price: toPriceDraft({ price_min, price_max }), rest }
}

/** Null while its price range is reversed. */
function parseFilterDraft({ type, price, rest }: FilterDraft): FilterSelection | null {
  const range = parsePriceDraft(price)
  return range && { type, filters: { ...range, ...rest } }
}

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly filters: Filters
  readonly categories: CategoryOptions | undefined
  readonly facets: ListFacets | undefined
  /** Null while the price range is invalid. */
  readonly onDraftChange: (selection: FilterSelection | null) => void
  /** How many products match the selection; undefined while unknown. */
  readonly total: number | undefined
  readonly onApply: (selection: FilterSelection) => void
}

/**
 * The filters apply with the button; closing the sheet discards them. The price fields are last: the first control gets the focus, and a text
 * field would open the keyboard.
 */
function FilterForm({ open, onClose, filters, categories, facets, total, onDraftChange, onApply }: Props) {
  const { t } = useTranslation('filter')
  const [draft, setDraft] = useState(() => toFilterDraft(filters, categories?.selected ?? null))
  const [showErrors, setShowErrors] = useState(false)
  const ratingLabel = useRatingLabel()
  const { ratings = [] } = facets ?? {}
  const [brands, campaigns] = [brandOptions(draft.rest, facets), campaignOptions(facets)]
  // The category of a category list is not a filter: a reset keeps it.
  const listCategory = filters.type === undefined ? (categories?.selected ?? null) : null
  const change = (part: Partial<FilterDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setShowErrors(false)
    onDraftChange(parseFilterDraft(next))
  }
  const apply = () => {
    const selection = parseFilterDraft(draft)
    setShowErrors(selection === null)
    if (selection) onApply(selection)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('title')}
      footer={
        <div className={cx('grid gap-12 wide', css.actions)}>
          <Button variant="outline" size="lg" onClick={() => change(toFilterDraft({}, listCategory))}>
            {t('reset')}
          </Button>
          <Button size="lg" onClick={apply}>
            {total === undefined ? t('showAll') : t('show', { count: total })}
          </Button>
        </div>
      }
    >
      <Form onSubmit={apply} className={cx('column gap-24', css.form)}>
        <section className={cx('column', css.checks)}>
          {SWITCHES.filter((kind) => !facets || facets[kind] !== undefined).map((kind) => (
            <Checkbox
              key={kind}
              checked={draft.rest[kind] === true}
              onChange={() => change({ rest: toggleFilter(draft.rest, kind, true) })}
            >
              <span>{t(SWITCH_LABELS[kind])}</span> {facets && <small>{facets[kind]}</small>}
            </Checkbox>
          ))}
        </section>
        {config.features.reviews && ratings.length > 0 && (
          <Choice
            label={t('rating')}
            options={ratings.map(({ rating_min, count }) => ({ id: String(rating_min), name: ratingLabel(rating_min), count }))}
            isChosen={(id) => draft.rest.rating_min === Number(id)}
            onToggle={(id) => change({ rest: toggleFilter(draft.rest, 'rating_min', Number(id)) })}
          />
        )}
        {categories && (
          <Choice
            label={t('category')}
            options={categories.options}
            isChosen={(id) => id === draft.type}
            onToggle={(id) => change({ type: draft.type === id ? null : id })}
          >
            <Chip chosen={draft.type === null} onClick={() => change({ type: null })}>
              {categories.allLabel}
            </Chip>
          </Choice>
        )}
        {brands.length > 1 && (
          <Choice
            label={t('brand')}
            many
            options={brands}
            isChosen={(id) => draft.rest.brands?.includes(id) === true}
            onToggle={(id) => change({ rest: toggleBrand(draft.rest, id) })}
          />
        )}
        {campaigns.length > 0 && (
          <Choice
            label={t('campaign')}
            options={campaigns}
            isChosen={(id) => draft.rest.project_id === id}
            onToggle={(id) => change({ rest: toggleFilter(draft.rest, 'project_id', id) })}
          />
        )}
        <section>
          <h3>{t('price')}</h3>
          <PriceFields draft={draft.price} onChange={(price) => change({ price })} range={facets?.price_range} showErrors={showErrors} />
        </section>
      </Form>
    </Sheet>
  )
}

function Choice(props: OptionChipsProps) {
  return (
    <section>
      <h3>{props.label}</h3>
      <OptionChips {...props} />
    </section>
  )
}

/** Starts with the applied filters each time it opens. */
export default function FilterSheet(props: Props) {
  const [openCount, setOpenCount] = useState(0)
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open !== wasOpen) {
    setWasOpen(props.open)
    if (props.open) setOpenCount(openCount + 1)
  }
  return <FilterForm key={openCount} {...props} />
}
