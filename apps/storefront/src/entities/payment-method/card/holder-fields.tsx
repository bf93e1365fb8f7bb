import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneField } from '../../../shared/ui/chakra/phone-field.tsx'
import { TextField } from '../../../shared/ui/chakra/text-field.tsx'
import css from './card-form.module.css'
import type { CardValues } from './card-values.ts'
import { CARD_LENGTHS } from './card-values.ts'

type HolderValues = Pick<CardValues, 'first_name' | 'last_name' | 'email' | 'phone'>

interface Props {
  readonly values: HolderValues
  readonly change: (change: Partial<HolderValues>) => void
  readonly onBlur: (field: keyof HolderValues) => void
  readonly error: (field: keyof HolderValues) => ReactNode
}

/** Name, e-mail and phone of the holder of a card or account. Laid out for a form grid of two columns. */
export function HolderFields({ values, change, onBlur, error }: Props) {
  const { t } = useTranslation('card')
  const text = (field: 'first_name' | 'last_name' | 'email') => ({
    label: t(`field.${field}`),
    name: field,
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    onBlur: () => onBlur(field),
    error: error(field),
    required: true,
  })
  return (
    <>
      <TextField {...text('first_name')} autoComplete="cc-given-name" maxLength={CARD_LENGTHS.name} />
      <TextField {...text('last_name')} autoComplete="cc-family-name" maxLength={CARD_LENGTHS.name} />
      <div className={css.stacked}>
        <TextField {...text('email')} type="email" autoComplete="email" maxLength={CARD_LENGTHS.email} />
      </div>
      <div className={css.stacked}>
        <PhoneField
          label={t('field.phone')}
          name="phone"
          value={values.phone}
          onChange={(phone) => change({ phone })}
          onBlur={() => onBlur('phone')}
          error={error('phone')}
          required
        />
      </div>
    </>
  )
}
