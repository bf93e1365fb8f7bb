import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DigitsField } from '#ui/form/digits-field.tsx'
import { BankField } from './bank-field.tsx'
import { CardBrandBadge } from './card-brand-badge.tsx'
import css from './card-form.module.css'
import { formatCardNumber, formatExpiry, parseCardNumber, parseExpiry } from './card-formats.ts'
import { CvnField } from './cvn-field.tsx'
import { HolderFields } from './holder-fields.tsx'
import type { CardForm } from './use-card-form.ts'

/** The fields for what is printed on the card: number, expiry, CVN. */
function CardNumberFields({ form: { brand, field, errors } }: { readonly form: CardForm }) {
  const { t } = useTranslation('card')
  const { card_number, expiry, cvn } = errors
  return (
    <>
      <div className={css.wide}>
        <DigitsField
          label={t('field.card_number')}
          {...field('card_number')}
          format={formatCardNumber}
          parse={parseCardNumber}
          error={card_number && t(`error.card_number.${card_number}`)}
          placeholder="0000 0000 0000 0000"
          suffix={
            <span className={css.mark}>
              <CardBrandBadge brand={brand} />
            </span>
          }
          autoComplete="cc-number"
          required
        />
      </div>
      <DigitsField
        label={t('field.expiry')}
        {...field('expiry')}
        format={formatExpiry}
        parse={parseExpiry}
        error={expiry && t(`error.expiry.${expiry}`)}
        placeholder={t('expiryPattern')}
        autoComplete="cc-exp"
        required
      />
      <CvnField {...field('cvn')} brand={brand} fieldError={cvn} />
    </>
  )
}

export function CardFields({ form }: { readonly form: CardForm }) {
  const { t } = useTranslation('card')
  const { values, change, field, errors } = form
  return (
    <div ref={form.ref} className={css.fields}>
      <CardNumberFields form={form} />
      <div className={css.wide}>
        <BankField value={values.bank_code} onChange={(bank_code) => change({ bank_code })} missing={errors.bank_code !== undefined} />
      </div>
      <HolderFields field={field} error={(name) => errors[name] && t(`error.${name}.${errors[name]}`)} />
    </div>
  )
}
