import { useTranslation } from 'react-i18next'
import { BrandMark } from './brand-mark.tsx'
import css from './card-form.module.css'
import { CvnField } from './cvn-field.tsx'
import { cardDigits, expiryDigits, groupCard, showExpiry } from './digits.ts'
import { DigitsField } from './digits-field.tsx'
import type { CardForm } from './use-card-form.ts'

/** What is printed on the card: its number with the brand it begins like, until when it is good, its CVN. */
export function CardNumbers({ form: { typed, brand, change, leave, problems } }: { readonly form: CardForm }) {
  const { t } = useTranslation('card')
  const { card_number, expiry, cvn } = problems
  return (
    <>
      <div className={css.wide}>
        <DigitsField
          label={t('field.card_number')}
          name="card_number"
          value={typed.card_number}
          onChange={(digits) => change({ card_number: digits })}
          onBlur={() => leave('card_number')}
          show={groupCard}
          clean={cardDigits}
          error={card_number && t(`error.card_number.${card_number}`)}
          placeholder="0000 0000 0000 0000"
          suffix={
            <span className={css.mark}>
              <BrandMark brand={brand} />
            </span>
          }
          autoComplete="cc-number"
          required
        />
      </div>
      <DigitsField
        label={t('field.expiry')}
        name="expiry"
        value={typed.expiry}
        onChange={(digits) => change({ expiry: digits })}
        onBlur={() => leave('expiry')}
        show={showExpiry}
        clean={expiryDigits}
        error={expiry && t(`error.expiry.${expiry}`)}
        placeholder={t('expiryPattern')}
        autoComplete="cc-exp"
        required
      />
      <CvnField value={typed.cvn} onChange={(digits) => change({ cvn: digits })} onBlur={() => leave('cvn')} brand={brand} problem={cvn} />
    </>
  )
}
