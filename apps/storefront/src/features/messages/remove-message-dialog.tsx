import type { Message } from '@nusaria/contracts/message'
import { useState } from 'react'
import { failureOf } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { refreshUnreadCount, useMessageRemoveMutation } from './api.ts'

interface Props {
  /** The message to remove; null = the dialog is closed. */
  readonly message: Message | null
  readonly onClose: () => void
}

/** Asks before a message is removed. After a failure it stays open and shows why. */
export function RemoveMessageDialog({ message, onClose }: Props) {
  const { t } = useTranslation('message')
  const dispatch = useAppDispatch()
  const [remove, { isLoading, error, reset }] = useMessageRemoveMutation()
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(message)
  if (message !== null && message !== shown) setShown(message)
  const close = () => {
    reset()
    onClose()
  }
  const confirm = async () => {
    if (!shown) return
    const reply = await remove({ msg_no: shown.msg_no })
    if (reply.error) return
    close()
    toast.success(t('remove.done'))
    await dispatch(refreshUnreadCount())
  }
  return (
    <ConfirmDialog
      open={message !== null}
      title={t('remove.title')}
      text={
        <>
          <span>{t('remove.text', { title: shown?.title ?? '' })}</span>
          <FailureNote failure={failureOf(error)} />
        </>
      }
      confirmLabel={t('remove.confirm')}
      onConfirm={() => void confirm()}
      onCancel={close}
      loading={isLoading}
    />
  )
}
