import type { ListFacets } from '@nusaria/contracts/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import type { PriceDraft, PriceRange } from './filter-draft.ts'
import { isSameRange, parsePriceDraft, toPriceDraft } from './filter-draft.ts'
import css from './price-fields.module.css'
import { PriceFields } from './price-fields.tsx'

interface Props {
  readonly applied: PriceRange
  readonly onApply: (range: PriceRange) => void
  readonly range: ListFacets['price_range'] | undefined
}

/** The price range on desktop. A typed range applies on Enter or blur; a reversed range never applies. */
export default function PriceFilter({ applied, onApply, range }: Props) {
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
