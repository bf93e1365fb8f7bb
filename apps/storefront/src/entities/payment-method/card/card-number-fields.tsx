import { useTranslation } from 'react-i18next'
import { CardBrandBadge } from './card-brand-badge.tsx'
import css from './card-form.module.css'
import { formatCardNumber, formatExpiry, parseCardNumber, parseExpiry } from './card-formats.ts'
import { CvnField } from './cvn-field.tsx'
import { DigitsField } from './digits-field.tsx'
import type { CardForm } from './use-card-form.ts'

/** What is printed on the card: its number with the brand it begins like, until when it is good, its CVN. */
export function CardNumberFields({ form: { values, brand, change, onBlur, errors } }: { readonly form: CardForm }) {
  const { t } = useTranslation('card')
  const { card_number, expiry, cvn } = errors
  return (
    <>
      <div className={css.wide}>
        <DigitsField
          label={t('field.card_number')}
          name="card_number"
          value={values.card_number}
          onChange={(digits) => change({ card_number: digits })}
          onBlur={() => onBlur('card_number')}
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
        name="expiry"
        value={values.expiry}
        onChange={(digits) => change({ expiry: digits })}
        onBlur={() => onBlur('expiry')}
        format={formatExpiry}
        parse={parseExpiry}
        error={expiry && t(`error.expiry.${expiry}`)}
        placeholder={t('expiryPattern')}
        autoComplete="cc-exp"
        required
      />
      <CvnField
        value={values.cvn}
        onChange={(digits) => change({ cvn: digits })}
        onBlur={() => onBlur('cvn')}
        brand={brand}
        fieldError={cvn}
      />
    </>
  )
}
