import type { CardBrand } from '@nusaria/contracts/card-rules'
import { cvnLength } from '@nusaria/contracts/card-rules'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../shared/ui/chakra/text-field.tsx'
import type { FieldError } from './card-values.ts'
import { CvnIllustration } from './cvn-illustration.tsx'

interface Props {
  /** Bare digits; in a component's state alone. */
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly onBlur?: () => void
  /** Of the card it belongs to: decides how many digits there are and where. */
  readonly brand: CardBrand | undefined
  /** See `cvnProblem`. */
  readonly fieldError?: FieldError | null | undefined
  readonly autoFocus?: boolean
}

/** The digits on a card's back (Amex: on its front), with a drawing of where they are. */
export function CvnField({ value, onChange, onBlur, brand = 'unknown', fieldError, autoFocus }: Props) {
  const { t } = useTranslation('card')
  const length = cvnLength(brand)
  const onFront = length === 4
  return (
    <TextField
      label={t('field.cvn')}
      name="cvn"
      value={value}
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, length ?? 4))}
      onBlur={onBlur}
      error={fieldError && t(`error.cvn.${fieldError}`, { count: length ?? 3 })}
      hint={onFront ? t('cvn.front') : t('cvn.back')}
      suffix={<CvnIllustration onFront={onFront} />}
      inputMode="numeric"
      autoComplete="cc-csc"
      autoFocus={autoFocus}
      required
    />
  )
}
