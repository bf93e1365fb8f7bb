import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { useSearchRecordsDelMutation } from '../api.ts'

/** Asks before the search history is cleared. It is not inside the history, as the panel around that may close while the dialog is open. */
export function ClearHistory({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('search')
  const [clear, { isLoading }] = useSearchRecordsDelMutation()
  const confirm = async () => {
    const reply = await clear({})
    onClose()
    if (!reply.error) toast.success(t('history.cleared'))
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('history.clearTitle')}
      text={t('history.clearText')}
      confirmLabel={t('history.clearConfirm')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      loading={isLoading}
    />
  )
}
