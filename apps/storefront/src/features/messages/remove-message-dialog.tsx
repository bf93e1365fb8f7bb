import type { Message } from '@nusaria/contracts/message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { FailureNote } from '../../shared/ui/feedback/note.tsx'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import { refreshUnreadCount, useMessageRemoveMutation } from './message-api.ts'

interface Props {
  /** The one to take off the list; null = none. */
  readonly message: Message | null
  readonly onClose: () => void
}

/** Asks before a message goes for good. A failure leaves the question open, with the reason. */
export function RemoveMessageDialog({ message, onClose }: Props) {
  const { t } = useTranslation('message')
  const dispatch = useAppDispatch()
  const [remove, { isLoading, error, reset }] = useMessageRemoveMutation()
  // The question keeps its words while it closes.
  const [asked, setAsked] = useState(message)
  if (message !== null && message !== asked) setAsked(message)
  const close = () => {
    reset()
    onClose()
  }
  const confirm = async () => {
    if (!asked) return
    const reply = await remove({ msg_no: asked.msg_no })
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
          {t('remove.text', { title: asked?.title ?? '' })}
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
