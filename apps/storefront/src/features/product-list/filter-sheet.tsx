import type { ListFacets } from '@nusaria/contracts/search'
import { useState } from 'react'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { Form } from '../../shared/ui/form/form.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { CategoryChips } from './category-options.tsx'
import {
  type CategoryOptions,
  emptyFilterDraft,
  type FilterDraft,
  type FilterSelection,
  parseFilterDraft,
  toFilterDraft,
} from './filter-draft.ts'
import css from './filter-sheet.module.css'
import type { Filters } from './filters.ts'
import { PriceFields } from './price-filter.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly filters: Filters
  readonly categories: CategoryOptions | undefined
  readonly facets: ListFacets | undefined
  /** Called with the current selection; null while the price range is invalid. */
  readonly onDraftChange: (selection: FilterSelection | null) => void
  /** How many products match the selection; undefined while unknown. */
  readonly total: number | undefined
  readonly onApply: (selection: FilterSelection) => void
}

/**
 * The filters on a phone. They apply with the button; closing the sheet discards them. The price fields come last: the first control gets
 * the focus, and a text field would open the keyboard.
 */
function FilterForm({ open, onClose, filters, categories, facets, total, onDraftChange, onApply }: Props) {
  const { t } = useTranslation('filter')
  const [draft, setDraft] = useState(() => toFilterDraft(filters, categories?.selected ?? null))
  const [showErrors, setShowErrors] = useState(false)
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
        <div className={css.actions}>
          <Button variant="outline" size="lg" onClick={() => change({ ...emptyFilterDraft, type: listCategory })}>
            {t('reset')}
          </Button>
          <Button size="lg" onClick={apply}>
            {total === undefined ? t('showAll') : t('show', { count: total })}
          </Button>
        </div>
      }
    >
      <Form onSubmit={apply} className={css.form}>
        <section className={css.checks}>
          <Checkbox checked={draft.in_stock} onChange={(in_stock) => change({ in_stock })}>
            {t('inStock')} {facets && <small>{facets.in_stock}</small>}
          </Checkbox>
          <Checkbox checked={draft.free_shipping} onChange={(free_shipping) => change({ free_shipping })}>
            {t('freeShipping')} {facets && <small>{facets.free_shipping}</small>}
          </Checkbox>
        </section>
        {categories && (
          <section>
            <h3>{t('category')}</h3>
            <CategoryChips categories={{ ...categories, selected: draft.type }} onChange={(type) => change({ type })} />
          </section>
        )}
        <section>
          <h3>{t('price')}</h3>
          <PriceFields draft={draft.price} onChange={(price) => change({ price })} range={facets?.price_range} showErrors={showErrors} />
        </section>
      </Form>
    </Sheet>
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
