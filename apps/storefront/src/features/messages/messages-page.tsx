import type { Message, MessageKind } from '@nusaria/contracts/message'
import CheckCheck from 'lucide/dist/esm/icons/check-check.mjs'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toFailure } from '#platform/api/failure.ts'
import { toastUnlessShown } from '#platform/api/failure-text.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppDispatch, useAppStore } from '#platform/state/hooks.ts'
import { unreadCountReceived } from '#platform/state/user-info.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { RefreshByPull } from '#ui/paging/refresh-by-pull.tsx'
import { Button, IconButton, LinkButton, unlessBusy } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import {
  refreshUnreadCount,
  runningCount,
  useMessageCountQuery,
  useMessageReadAllMutation,
  useMessageReadMutation,
  useMessageRemoveMutation,
} from './api.ts'
import { MessageList } from './message-list.tsx'
import css from './messages-page.module.css'

/** Asks before a message is removed; closed without one. After a failure it stays open and shows why. */
function RemoveMessageDialog({ message, onClose }: { readonly message: Message | null; readonly onClose: () => void }) {
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
          <FailureNote failure={toFailure(error)} />
        </>
      }
      confirmLabel={t('remove.confirm')}
      onConfirm={() => void confirm()}
      onCancel={close}
      loading={isLoading}
    />
  )
}

/** Marks messages as read. The badges change at once. */
function useMessageActions() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [markRead] = useMessageReadMutation()
  const [markAll, { isLoading }] = useMessageReadAllMutation()
  return {
    async read({ msg_no, is_read = true }: Message) {
      if (is_read) return
      // A count that is being fetched still includes this message.
      const earlier = dispatch(runningCount())
      dispatch(unreadCountReceived(Math.max(0, store.getState().userInfo.messageNumber - 1)))
      const { error } = await markRead({ msg_no })
      await earlier
      if (earlier || error) await dispatch(refreshUnreadCount())
    },
    /** Without a kind: all messages. */
    async readAll(kind: MessageKind | undefined) {
      const failure = toFailure((await markAll(kind === undefined ? {} : { kind })).error)
      if (failure) await toastUnlessShown(failure)
    },
    readingAll: isLoading,
  } as const
}

const kinds: readonly (MessageKind | 'all')[] = ['all', 'order', 'promotion', 'after_sale', 'system']

function ReadAllButton({ onPress, loading }: { readonly onPress: () => void; readonly loading: boolean }) {
  const { t } = useTranslation('message')
  if (useLayout() === 'mobile')
    return (
      <IconButton label={t('readAll')} {...unlessBusy(loading, onPress)}>
        <Icon of={CheckCheck} size={20} />
      </IconButton>
    )
  return (
    <Button variant="outline" onClick={onPress} loading={loading}>
      <Icon of={CheckCheck} size={18} />
      <span>{t('readAll')}</span>
    </Button>
  )
}

/** `/message`: the member's messages by kind; the kind is in the address. */
export function MessagesPage() {
  const { t } = useTranslation('message')
  const dispatch = useAppDispatch()
  const [params, setParams] = useSearchParams()
  const shown = kinds.find((each) => each === params.get('kind')) ?? 'all'
  const kind = shown === 'all' ? undefined : shown
  const { data: counts } = useMessageCountQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  const { read, readAll, readingAll } = useMessageActions()
  const [removing, setRemoving] = useState<Message | null>(null)
  useEffect(() => {
    if (counts) dispatch(unreadCountReceived(counts.total))
  }, [dispatch, counts])
  const countUnread = (each: MessageKind | 'all') => (each === 'all' ? counts?.total : counts?.[each]) ?? 0
  const show = (next: MessageKind | 'all') => setParams(next === 'all' ? {} : { kind: next }, { replace: true })
  return (
    <PageLayout
      title={t('title')}
      back={paths.me}
      action={
        countUnread(shown) > 0 ? <ReadAllButton onPress={() => void readAll(kind)} loading={readingAll} /> : <span className={css.room} />
      }
    >
      <RefreshByPull tags={['Message']} />
      <Tabs
        className={cx('below-14', css.tabs)}
        label={t('kinds.label')}
        tabs={kinds.map((value) => ({ value, label: t(`kinds.${value}`), count: countUnread(value) }))}
        value={shown}
        onChange={show}
      >
        <MessageList
          key={shown}
          kind={kind}
          onOpen={(message) => void read(message)}
          onRemove={setRemoving}
          empty={
            <EmptyState
              drawing="messages"
              title={t(kind ? 'empty.kindTitle' : 'empty.title')}
              text={t(kind ? 'empty.kindText' : 'empty.text')}
              action={
                kind ? (
                  <Button onClick={() => show('all')}>{t('empty.kindAction')}</Button>
                ) : (
                  <LinkButton to={paths.home}>{t('empty.action')}</LinkButton>
                )
              }
            />
          }
        />
      </Tabs>
      <RemoveMessageDialog message={removing} onClose={() => setRemoving(null)} />
    </PageLayout>
  )
}
