import { cardBrand, longestCard } from '@nusaria/contracts/card-rules'
import { toDigits, toPlainText } from '@nusaria/contracts/typed-text'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { DigitsField } from '#ui/form/digits-field.tsx'
import { BankField, HolderFields } from './account-fields.tsx'
import { CardBrandBadge } from './card-brand-badge.tsx'
import css from './card-form.module.css'
import { CvnField } from './cvn-field.tsx'
import type { CardForm } from './use-card-form.ts'

/** Groups a card number as printed on the card: Amex 4-6-5, all others in fours. */
export function formatCardNumber(digits: string): string {
  const groups = cardBrand(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}

/** The digits of a typed or pasted card number, cut to the longest number of its brand. */
export function parseCardNumber(text: string): string {
  const digits = toDigits(text)
  return digits.slice(0, longestCard(cardBrand(digits)))
}

/** `0327` → `03/27` */
export function formatExpiry(digits: string): string {
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** A month and a year, in either order: `1/27`, `01/2027`, `12-27`, `2027-12`. */
const MONTH_AND_YEAR = /^(\d{1,2})\s*[-/.]\s*(?:20)?(\d\d)$/
const YEAR_AND_MONTH = /^20(\d\d)\s*[-/.]?\s*(\d{1,2})$/

/**
 * `03/27`, `03 / 2027`, `3-27`, `2027-03` → `0327`; half typed: `03/2` → `032`. A month of one digit gets its zero when it can't be the start of
 * a longer one: `3` → `03`, `1/` → `01`.
 */
export function parseExpiry(text: string): string {
  const plain = toPlainText(text).trim()
  const [, month, year] = MONTH_AND_YEAR.exec(plain) ?? []
  if (month && year) return month.padStart(2, '0') + year
  const [, before, after] = YEAR_AND_MONTH.exec(plain) ?? []
  if (before && after) return after.padStart(2, '0') + before
  const typed = toDigits(plain)
  const alone = /^[2-9]/.test(typed) || /^[1-9]\s*[-/.]$/.test(plain)
  const digits = alone ? `0${typed}` : typed
  return (digits.length === 6 && digits.slice(2, 4) === '20' ? digits.slice(0, 2) + digits.slice(4) : digits).slice(0, 4)
}

export function CardFields({ form }: { readonly form: CardForm }) {
  const { t } = useTranslation('card')
  const { brand, values, change, field, errors } = form
  const { card_number, expiry, cvn } = errors
  return (
    <div ref={form.ref} className={cx('grid align-start', css.fields)}>
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
      <BankField value={values.bank_code} onChange={(bank_code) => change({ bank_code })} missing={errors.bank_code !== undefined} />
      <HolderFields field={field} error={(name) => errors[name] && t(`error.${name}.${errors[name]}`)} />
    </div>
  )
}
