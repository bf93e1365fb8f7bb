import Bell from 'lucide/dist/esm/icons/bell.mjs'
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch, useIsMember } from '#platform/state/hooks.ts'
import { useMemberAction } from '#session/pending-action.ts'
import { cx } from '#ui/cx.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './restock-alert-button.module.css'
import { changeSubscription, isStale, useNoticeStatusQuery } from './restock-subscription.ts'

export interface RestockAlertProps {
  readonly skuNo: string
  /** `lg` fills the width. */
  readonly size: 'lg' | 'sm'
  /** The page's data about the SKU is out of date: it is back, or no longer sold. */
  readonly onStale: () => void
}

/** Give it a `key` of the SKU. A guest logs in first; the subscription follows after the login. */
export function RestockAlertButton({ skuNo, size, onStale }: RestockAlertProps) {
  const { t } = useTranslation(['notice', 'common'])
  const dispatch = useAppDispatch()
  const isMember = useIsMember()
  const runAsMember = useMemberAction()
  const status = useNoticeStatusQuery({ sku_no: skuNo }, { skip: !isMember, refetchOnFocus: true })
  const subscribed = isMember && status.currentData?.status === 'subscribed'
  const [sending, setSending] = useState(false)
  const busy = sending || (isMember && status.isFetching && !status.currentData)
  const toggle = () =>
    runAsMember({ kind: 'notice', id: skuNo }, async () => {
      setSending(true)
      const { error } = await changeSubscription(dispatch, subscribed ? 'unsubscribe' : 'subscribe', skuNo)
      setSending(false)
      if (error && isStale(error)) onStale()
      return subscribed ? undefined : error
    })
  if (subscribed)
    return (
      <div className={cx('row gap-8 justify-between shrink weight-700', css.waiting, css[size])}>
        <span className={cx('row gap-6 shrink', css.text)}>
          <Icon of={BellRing} size={size === 'lg' ? 18 : 16} />
          <span>{t('notice:waiting')}</span>
        </span>
        <button type="button" className={css.stop} aria-busy={busy} onClick={() => !busy && toggle()}>
          {t('notice:stop')}
        </button>
      </div>
    )
  return (
    <Button variant={size === 'lg' ? 'primary' : 'soft'} size={size} block={size === 'lg'} loading={busy} onClick={toggle}>
      {!busy && <Icon of={Bell} size={size === 'lg' ? 20 : 16} />}
      <span>{t('common:card.remind')}</span>
    </Button>
  )
}
