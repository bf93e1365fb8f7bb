import { type CardBrand, cvnLength } from '@nusaria/contracts/card-rules'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { FieldError } from './card-values.ts'
import css from './cvn-field.module.css'

interface Props {
  /** Digits only. Kept in component state, never in the store. */
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly onBlur?: () => void
  readonly brand: CardBrand | undefined
  readonly fieldError: FieldError | null | undefined
}

/** The hint of the field says the same as text. */
function CvnIllustration({ onFront }: { readonly onFront: boolean }) {
  return (
    <svg className={css.card} viewBox="0 0 36 24" aria-hidden="true">
      <rect className={css.body} x="0.5" y="0.5" width="35" height="23" rx="3" />
      {onFront ? (
        <>
          <rect className={css.dark} x="4" y="6" width="6" height="5" rx="1" />
          <path className={css.line} d="M4 17h18" />
          <rect className={css.spot} x="22" y="5" width="11" height="7" rx="2" />
          <path className={css.digits} d="M24.5 8.5h6" />
        </>
      ) : (
        <>
          <rect className={css.dark} y="4" width="36" height="5" />
          <path className={css.line} d="M4 15h14" />
          <rect className={css.spot} x="20" y="11.5" width="11" height="7" rx="2" />
          <path className={css.digits} d="M22.5 15h6" />
        </>
      )}
    </svg>
  )
}

/** The code is on the back of the card, for Amex on the front. */
export function CvnField({ value, onChange, onBlur, brand = 'unknown', fieldError }: Props) {
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
