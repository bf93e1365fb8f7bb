import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../entities/customer-service/form-error.tsx'
import type { Failure } from '../../shared/api/failure.ts'
import { Form } from '../../shared/ui/chakra/form.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import css from './edit-dialog.module.css'

interface Props {
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly busy: boolean
  /** A refusal that no field is to blame for. */
  readonly failure?: Failure | undefined
  /** What can be done about it. */
  readonly help?: ReactNode
  readonly saveLabel?: string
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** Fields in an edit window, what went wrong below them, cancel and save. */
export function EditForm({ onSubmit, onCancel, busy, failure, help, saveLabel, disabled, children }: Props) {
  const { t } = useTranslation()
  return (
    <Form className={css.form} onSubmit={onSubmit}>
      {children}
      <FormError failure={failure}>{help}</FormError>
      <div className={css.actions}>
        <Button size="lg" variant="outline" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button size="lg" type="submit" loading={busy} disabled={disabled}>
          {saveLabel ?? t('action.save')}
        </Button>
      </div>
    </Form>
  )
}
