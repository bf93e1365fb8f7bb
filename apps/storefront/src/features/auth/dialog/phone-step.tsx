import { useTranslation } from 'react-i18next'
import type { SentCode } from '../code-sent.ts'
import { PhoneForm } from '../phone-form.tsx'
import css from './login-dialog.module.css'

/** Step 1: phone number and consent. */
export function PhoneStep({ onSent }: { readonly onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <h2 className={css.title}>{t('dialog.title')}</h2>
      <p className={css.note}>{t('dialog.note')}</p>
      <PhoneForm onSent={onSent} />
    </>
  )
}
