import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'
import css from './order-note-field.module.css'

interface Props {
  readonly value: string
  readonly onChange: (note: string) => void
}

/** From here on the count shows. */
const NEARLY_FULL = LIMITS.orderNoteMax - 40

/** A few words for the delivery. */
export function OrderNoteField({ value, onChange }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <div className={css.row}>
      <span className={css.label} aria-hidden="true">
        {t('confirm.note.label')}
      </span>
      <div className={css.field}>
        <TextField
          label={t('confirm.note.label')}
          hideLabel
          placeholder={t('confirm.note.placeholder')}
          name="note"
          value={value}
          maxLength={LIMITS.orderNoteMax}
          onChange={onChange}
          hint={value.length > NEARLY_FULL ? t('confirm.note.count', { count: value.length, max: LIMITS.orderNoteMax }) : undefined}
        />
      </div>
    </div>
  )
}
