import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import MapPinned from 'lucide/dist/esm/icons/map-pinned.mjs'
import Package from 'lucide/dist/esm/icons/package.mjs'
import PackageCheck from 'lucide/dist/esm/icons/package-check.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ordersPath, paths } from '#platform/routing/paths.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import css from './order-shortcuts.module.css'

const shortcuts = [
  { tab: 'unpaid', icon: Wallet, counted: true },
  { tab: 'processing', icon: Package, counted: true },
  { tab: 'shipped', icon: Truck, counted: true },
  { tab: 'completed', icon: PackageCheck, counted: false },
] as const

interface Props {
  /** Number of orders in each state; undefined until loaded. */
  readonly counts: Readonly<Record<(typeof shortcuts)[number]['tab'], number>> | undefined
}

/** Links to the tabs of the order list with the number of orders, and to the after-sales requests. */
export function OrderShortcuts({ counts }: Props) {
  const { t } = useTranslation('account')
  return (
    <Panel
      title={t('orders.title')}
      action={
        <Link to={ordersPath('all')} className={css.all}>
          <span>{t('orders.all')}</span>
          <Icon of={ChevronRight} size={16} stroke={2.25} />
        </Link>
      }
    >
      <ul className={css.row}>
        {shortcuts.map(({ tab, icon, counted }) => {
          const count = (counted && counts?.[tab]) || 0
          const state = t(`orders.${tab}`)
          return (
            <li key={tab}>
              <Link to={ordersPath(tab)} aria-label={count > 0 ? t('orders.count', { state, count }) : undefined}>
                <span className={css.icon}>
                  <Icon of={icon} />
                  <Badge count={count} className={css.badge} />
                </span>
                <span>{state}</span>
              </Link>
            </li>
          )
        })}
        <li>
          <Link to={paths.afterSales}>
            <span className={css.icon}>
              <Icon of={Undo2} />
            </span>
            <span>{t('orders.afterSales')}</span>
          </Link>
        </li>
      </ul>
      <Link to={paths.tracking} className={css.tracking}>
        <Icon of={MapPinned} size={16} />
        <span>{t('orders.tracking')}</span>
        <Icon of={ChevronRight} size={16} />
      </Link>
    </Panel>
  )
}
