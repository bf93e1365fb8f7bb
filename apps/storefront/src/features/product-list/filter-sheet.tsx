import type { ListFacets } from '@nusaria/contracts/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { CategoryChips } from './category-chips.tsx'
import type { CategoryOptions, FilterDraft, FilterSelection } from './filter-draft.ts'
import { emptyFilterDraft, parseFilterDraft, toFilterDraft } from './filter-draft.ts'
import css from './filter-sheet.module.css'
import type { Filters } from './filters.ts'
import { PriceFields } from './price-fields.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly filters: Filters
  readonly types: CategoryOptions | undefined
  readonly facets: ListFacets | undefined
  /** What is chosen so far; null while the prices make no sense. */
  readonly onChoice: (choice: FilterSelection | null) => void
  /** How many products it leaves; undefined while unknown. */
  readonly total: number | undefined
  readonly onApply: (choice: FilterSelection) => void
}

/**
 * What narrows a list, on a phone. Nothing counts until it is applied; closed otherwise, the list stays as it is. The fields come last:
 * the first control takes the focus, and a field would bring the keyboard up.
 */
function FilterForm({ open, onClose, filters, types, facets, total, onChoice, onApply }: Props) {
  const { t } = useTranslation('filter')
  const [draft, setDraft] = useState(() => toFilterDraft(filters, types?.chosen ?? null))
  const [insist, setInsist] = useState(false)
  // The list of a type stays that type's: it is no filter.
  const untouched = filters.type === undefined ? (types?.chosen ?? null) : null
  const change = (part: Partial<FilterDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setInsist(false)
    onChoice(parseFilterDraft(next))
  }
  const apply = () => {
    const choice = parseFilterDraft(draft)
    setInsist(choice === null)
    if (choice) onApply(choice)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('title')}
      actions={
        <div className={css.actions}>
          <Button variant="outline" size="lg" onClick={() => change({ ...emptyFilterDraft, type: untouched })}>
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
        {types && (
          <section>
            <h3>{t('category')}</h3>
            <CategoryChips types={{ ...types, chosen: draft.type }} onChange={(type) => change({ type })} />
          </section>
        )}
        <section>
          <h3>{t('price')}</h3>
          <PriceFields draft={draft.price} onChange={(price) => change({ price })} range={facets?.price_range} insist={insist} />
        </section>
      </Form>
    </Sheet>
  )
}

/** Begins anew, with what is applied, each time it opens. */
export default function FilterSheet(props: Props) {
  const [turn, setTurn] = useState(0)
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open !== wasOpen) {
    setWasOpen(props.open)
    if (props.open) setTurn(turn + 1)
  }
  return <FilterForm key={turn} {...props} />
}
