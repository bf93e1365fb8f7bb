import { useTranslation } from 'react-i18next'
import { BankField } from './bank-field.tsx'
import css from './card-form.module.css'
import { CardNumbers } from './card-numbers.tsx'
import { HolderFields } from './holder-fields.tsx'
import type { CardForm } from './use-card-form.ts'

/** All the fields of a card to be typed. What is wrong stands beside its field. */
export function CardFields({ form }: { readonly form: CardForm }) {
  const { t } = useTranslation('card')
  const { typed, change, leave, problems } = form
  const holder = (field: 'first_name' | 'last_name' | 'email' | 'phone') => problems[field] && t(`error.${field}.${problems[field]}`)
  return (
    <div ref={form.box} className={css.fields}>
      <CardNumbers form={form} />
      <div className={css.wide}>
        <BankField value={typed.bank_code} onChange={(bank_code) => change({ bank_code })} missing={problems.bank_code !== undefined} />
      </div>
      <HolderFields typed={typed} change={change} leave={leave} error={holder} />
    </div>
  )
}
