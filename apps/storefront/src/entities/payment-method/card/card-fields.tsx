import { useTranslation } from 'react-i18next'
import { BankField } from './bank-field.tsx'
import css from './card-form.module.css'
import { CardNumberFields } from './card-number-fields.tsx'
import { HolderFields } from './holder-fields.tsx'
import type { CardForm } from './use-card-form.ts'

/** All the fields of a card to be typed. What is wrong stands beside its field. */
export function CardFields({ form }: { readonly form: CardForm }) {
  const { t } = useTranslation('card')
  const { values, change, onBlur, errors } = form
  const holder = (field: 'first_name' | 'last_name' | 'email' | 'phone') => errors[field] && t(`error.${field}.${errors[field]}`)
  return (
    <div ref={form.containerRef} className={css.fields}>
      <CardNumberFields form={form} />
      <div className={css.wide}>
        <BankField value={values.bank_code} onChange={(bank_code) => change({ bank_code })} missing={errors.bank_code !== undefined} />
      </div>
      <HolderFields values={values} change={change} onBlur={onBlur} error={holder} />
    </div>
  )
}
