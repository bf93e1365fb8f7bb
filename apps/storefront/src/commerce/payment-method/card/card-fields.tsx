import { type CardBrand, cardBrand, cvnLength, longestCard } from '@nusaria/contracts/card-rules'
import { toDigits, toPlainText } from '@nusaria/contracts/typed-text'
import type { RuleError } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { DigitsField } from '#ui/form/digits-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useKnownHolder } from '../use-known-holder.ts'
import { BankField, HolderFields } from './account-fields.tsx'
import { CardBrandBadge } from './card-brand-badge.tsx'
import css from './card-form.module.css'
import cvnCss from './cvn-field.module.css'
import type { CardForm } from './use-card-form.ts'

/** Groups a card number as printed on the card: Amex 4-6-5, all others in fours. */
export function formatCardNumber(digits: string): string {
  const groups = cardBrand(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}

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

/** `03 / 2027`, `3-27`, `2027-03` → `0327`; half typed: `03/2` → `032`. A month that can't get a second digit gets its zero: `3`, `1/`. */
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

interface CvnFieldProps {
  /** Digits only. Kept in component state, never in the store. */
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly onBlur?: () => void
  readonly brand: CardBrand | undefined
  readonly fieldError: RuleError | null | undefined
}

/** The hint of the field says the same as text. */
function CvnIllustration({ onFront }: { readonly onFront: boolean }) {
  return (
    <svg className={cvnCss.card} viewBox="0 0 36 24" aria-hidden="true">
      <rect className={cvnCss.body} x="0.5" y="0.5" width="35" height="23" rx="3" />
      {onFront ? (
        <>
          <rect className={cvnCss.dark} x="4" y="6" width="6" height="5" rx="1" />
          <path className={cvnCss.line} d="M4 17h18" />
          <rect className={cvnCss.spot} x="22" y="5" width="11" height="7" rx="2" />
          <path className={cvnCss.digits} d="M24.5 8.5h6" />
        </>
      ) : (
        <>
          <rect className={cvnCss.dark} y="4" width="36" height="5" />
          <path className={cvnCss.line} d="M4 15h14" />
          <rect className={cvnCss.spot} x="20" y="11.5" width="11" height="7" rx="2" />
          <path className={cvnCss.digits} d="M22.5 15h6" />
        </>
      )}
    </svg>
  )
}

/** The code is on the back of the card, for Amex on the front. */
export function CvnField({ value, onChange, onBlur, brand = 'unknown', fieldError }: CvnFieldProps) {
  const { t } = useTranslation('card')
  const length = cvnLength(brand)
  const onFront = length === 4
  return (
    <TextField
      label={t('field.cvn')}
      name="cvn"
      value={value}
      onChange={onChange}
      digits={length ?? 4}
      onBlur={onBlur}
      error={fieldError && t(`error.cvn.${fieldError}`, { count: length ?? 3 })}
      hint={onFront ? t('cvn.front') : t('cvn.back')}
      suffix={<CvnIllustration onFront={onFront} />}
      inputMode="numeric"
      autoComplete="cc-csc"
      required
    />
  )
}

export function CardFields({ form }: { readonly form: CardForm }) {
  const { t } = useTranslation('card')
  const { brand, values, change, field, errors } = form
  useKnownHolder(form)
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
      <HolderFields nameLabel={t('field.holder_name')} field={field} error={(name) => errors[name] && t(`error.${name}.${errors[name]}`)} />
    </div>
  )
}
