import type { ReactNode } from 'react'
import { FormError } from '#commerce/customer-service/customer-service.tsx'
import type { Failure } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Form } from '#ui/form/form.tsx'
import { Dialog, Sheet } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import css from './edit-dialog.module.css'

interface EditDialogProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet on mobile, a dialog on desktop. A tap beside it doesn't close it. */
export function EditDialog(props: EditDialogProps) {
  return useLayout() === 'desktop' ? <Dialog {...props} size="form" overlayCloses={false} /> : <Sheet {...props} overlayCloses={false} />
}

interface EditFormProps {
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly busy: boolean
  /** A refusal that no field shows. */
  readonly failure?: Failure | undefined
  /** What the shopper can do about the refusal. */
  readonly help?: ReactNode
  readonly saveLabel?: string
  readonly disabled?: boolean
  readonly children: ReactNode
}

export function EditForm({ onSubmit, onCancel, busy, failure, help, saveLabel, disabled, children }: EditFormProps) {
  const { t } = useTranslation()
  return (
    <Form className="grid gap-16 textAlign-left" onSubmit={onSubmit}>
      {children}
      <FormError failure={failure}>{help}</FormError>
      <div className={cx('grid above-4 gap-12', css.actions)}>
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
