import type { ReactNode } from 'react'
import type { FieldProps } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { PhoneField } from '#ui/form/phone-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import css from './card-form.module.css'
import { CARD_LENGTHS } from './card-values.ts'

type HolderField = 'first_name' | 'last_name' | 'email' | 'phone'

interface Props {
  readonly field: (name: HolderField) => FieldProps<string>
  readonly error: (field: HolderField) => ReactNode
}

/** Name, e-mail and phone of the holder of a card or account. Laid out for a form grid of two columns. */
export function HolderFields({ field, error }: Props) {
  const { t } = useTranslation('card')
  const toProps = (name: HolderField) => ({ ...field(name), label: t(`field.${name}`), error: error(name), required: true })
  return (
    <>
      <TextField {...toProps('first_name')} autoComplete="cc-given-name" maxLength={CARD_LENGTHS.name} />
      <TextField {...toProps('last_name')} autoComplete="cc-family-name" maxLength={CARD_LENGTHS.name} />
      <div className={css.stacked}>
        <TextField {...toProps('email')} type="email" autoComplete="email" maxLength={CARD_LENGTHS.email} />
      </div>
      <div className={css.stacked}>
        <PhoneField {...toProps('phone')} />
      </div>
    </>
  )
}
