import type { AfterSaleState } from '@nusaria/contracts/lifecycle'
import { AFTER_SALE_STATES } from '@nusaria/contracts/lifecycle'
import { useTranslation } from 'react-i18next'
import { statusLook } from '../../shared/after-sale/status-look.ts'
import { Chip } from '../../shared/ui/tag.tsx'
import { Unseen } from '../../shared/ui/unseen.tsx'
import { useChosenInView } from '../../shared/ui/use-chosen-in-view.ts'
import css from './status-filter.module.css'

/** In the order a request goes through them. */
const way = [1, 2, 6, 7, 3, 4, 5] as const satisfies readonly AfterSaleState[]

/** The status of a number as the address writes it; undefined for anything else. */
export function statusOf(written: string | null): AfterSaleState | undefined {
  return AFTER_SALE_STATES.find((state) => String(state) === written)
}

interface Props {
  readonly value: AfterSaleState | undefined
  readonly onChange: (status: AfterSaleState | undefined) => void
}

/** Narrows the requests to one status. */
export function StatusFilter({ value, onChange }: Props) {
  const { t } = useTranslation('afterSale')
  const row = useChosenInView<HTMLFieldSetElement>(value)
  return (
    <fieldset ref={row} className={css.filter}>
      <legend>
        <Unseen>{t('list.status.label')}</Unseen>
      </legend>
      {[undefined, ...way].map((state) => (
        <Chip key={state ?? 'all'} chosen={state === value} onClick={() => onChange(state)}>
          {state ? t(`status.${statusLook[state].word}`) : t('list.status.all')}
        </Chip>
      ))}
    </fieldset>
  )
}
