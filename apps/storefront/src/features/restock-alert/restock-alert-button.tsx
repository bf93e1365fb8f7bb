import { Bell, BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './restock-alert-button.module.css'
import { useRestockAlert } from './use-restock-alert.ts'

interface Props {
  readonly skuNo: string
  /** `lg` fills the width. */
  readonly size: 'lg' | 'sm'
  /** The page's data about the SKU is out of date: it is back, or no longer sold. */
  readonly onStale: () => void
}

/** Subscribes to the restock of a sold-out SKU, or unsubscribes. Give it a `key` of the SKU. */
export function RestockAlertButton({ skuNo, size, onStale }: Props) {
  const { t } = useTranslation(['notice', 'common'])
  const { subscribed, busy, subscribe, unsubscribe } = useRestockAlert(skuNo, onStale)
  if (subscribed)
    return (
      <div className={cx(css.waiting, css[size])}>
        <span className={css.text}>
          <Icon of={BellRing} size={size === 'lg' ? 18 : 16} />
          <span>{t('notice:waiting')}</span>
        </span>
        <button type="button" className={css.stop} aria-busy={busy} onClick={() => !busy && void unsubscribe()}>
          {t('notice:stop')}
        </button>
      </div>
    )
  return (
    <Button variant={size === 'lg' ? 'primary' : 'soft'} size={size} block={size === 'lg'} loading={busy} onClick={() => void subscribe()}>
      {!busy && <Icon of={Bell} size={size === 'lg' ? 20 : 16} />}
      {t('common:card.remind')}
    </Button>
  )
}
