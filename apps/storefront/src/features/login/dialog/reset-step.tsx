import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shared/ui/paint/button.tsx'
import { Icon } from '../../../shared/ui/paint/icon.tsx'
import { ResetForm } from '../reset-form.tsx'
import css from './login-dialog.module.css'
import { useFocusFirstField } from './use-focus-first-field.ts'

interface Props {
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Step 4: a new password against a code. Back leads to the password. */
export function ResetStep({ onBack, onDone }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  const form = useFocusFirstField()
  return (
    <>
      <IconButton label={t('common:action.back')} className={css.back} onClick={onBack}>
        <Icon of={ChevronLeft} size={24} />
      </IconButton>
      <h2 className={css.title}>{t('auth:reset.title')}</h2>
      <p className={css.note}>{t('auth:reset.text')}</p>
      <div ref={form}>
        <ResetForm onDone={onDone} />
      </div>
    </>
  )
}
