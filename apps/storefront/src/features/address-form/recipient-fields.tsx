import { useTranslation } from 'react-i18next'
import { PhoneField } from '../../shared/ui/chakra/phone-field.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import css from './address-form.module.css'
import { ADDRESS_LENGTHS } from './address-form-values.ts'
import type { AddressFieldsProps } from './location-fields.tsx'

/** Who receives the parcel. */
export function RecipientFields({ state: { form, change, leave, problems } }: AddressFieldsProps) {
  const { t } = useTranslation('address')
  const error = (field: keyof typeof problems) => problems[field] && t(`error.${problems[field]}`)
  return (
    <div className={css.fields}>
      <TextField
        label={t('form.name')}
        name="name"
        value={form.name}
        onChange={(name) => change({ name })}
        onBlur={() => leave('name')}
        error={error('name')}
        autoComplete="given-name"
        maxLength={ADDRESS_LENGTHS.name}
        required
      />
      <TextField
        label={t('form.surname')}
        name="surname"
        value={form.surname}
        onChange={(surname) => change({ surname })}
        autoComplete="family-name"
        maxLength={ADDRESS_LENGTHS.surname}
      />
      <div className={css.wide}>
        <PhoneField
          label={t('form.phone')}
          name="phone"
          value={form.phone}
          onChange={(phone) => change({ phone })}
          onBlur={() => leave('phone')}
          error={error('phone')}
          required
        />
      </div>
    </div>
  )
}
