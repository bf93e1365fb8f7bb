import type { AddressLabel } from '@nusaria/contracts/address'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../shared/ui/paint/tag.tsx'
import css from './address-form.module.css'

const LABELS: readonly AddressLabel[] = ['home', 'office', 'other']

interface Props {
  readonly value: AddressLabel | null
  readonly onChange: (label: AddressLabel | null) => void
}

/** What the address is to the member; a second press takes the label off. */
export function LabelChips({ value, onChange }: Props) {
  const { t } = useTranslation('address')
  const id = useId()
  return (
    <fieldset className={css.labels} aria-labelledby={id}>
      <span id={id}>{t('form.label')}</span>
      {LABELS.map((label) => (
        <Chip key={label} chosen={label === value} onClick={() => onChange(label === value ? null : label)}>
          {t(`label.${label}`)}
        </Chip>
      ))}
    </fieldset>
  )
}
