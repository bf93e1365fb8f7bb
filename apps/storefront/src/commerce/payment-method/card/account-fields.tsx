import { CARD_RULES } from '@nusaria/contracts/card'
import type { ReactNode } from 'react'
import type { FieldProps } from '#platform/forms/use-form.ts'
import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { PhoneField } from '#ui/form/phone-field.tsx'
import { LoadedSelect } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useWalletOptionsQuery } from '../api.ts'
import type { Holder } from '../holder.ts'
import css from './card-form.module.css'

interface BankFieldProps {
  readonly value: string
  readonly onChange: (bank_code: string) => void
  readonly missing: boolean
}

/** As wide as a form of two columns. Loads the list of banks, with a retry when that fails. */
export function BankField({ value, onChange, missing }: BankFieldProps) {
  const { t } = useTranslation('card')
  const { data, isError, isFetching, refetch } = useWalletOptionsQuery()
  const retry = <button type="button" onClick={() => void refetch()} />
  return (
    <div className={css.wide}>
      <LoadedSelect
        label={t('field.bank_code')}
        name="bank_code"
        value={value}
        onChange={onChange}
        options={data?.banks.map(({ bank_code, bank_name }) => ({ value: bank_code, label: bank_name }))}
        placeholder={t('pickBank')}
        error={missing && t('error.bank_code.required')}
        failure={isError && !isFetching && <TaggedText text={t('banksFailed')} elements={{ retry }} />}
      />
    </div>
  )
}

interface HolderFieldsProps {
  readonly nameLabel: string
  readonly field: (name: keyof Holder) => FieldProps<string>
  readonly error: (field: keyof Holder) => ReactNode
}

/** The holder of a card or account, in a form of two columns. */
export function HolderFields({ nameLabel, field, error }: HolderFieldsProps) {
  const { t } = useTranslation('card')
  const toProps = (name: 'email' | 'phone') => ({ ...field(name), label: t(`field.${name}`), error: error(name), required: true })
  return (
    <>
      <div className={css.wide}>
        <TextField
          {...field('holder_name')}
          label={nameLabel}
          error={error('holder_name')}
          autoComplete="cc-name"
          maxLength={CARD_RULES.first_name.max}
          required
        />
      </div>
      <div className={css.stacked}>
        <TextField {...toProps('email')} type="email" autoComplete="email" />
      </div>
      <div className={css.stacked}>
        <PhoneField {...toProps('phone')} />
      </div>
    </>
  )
}
