import { ChevronRight, Package, PackageCheck, Truck, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { globalStateChanged } from '../../shared/state/global-state.ts'
import { useDispatch } from '../../shared/state/hooks.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Badge } from '../../shared/ui/tag.tsx'
import css from './order-shortcuts.module.css'

const shortcuts = [
  { tab: 'unpaid', icon: Wallet, counted: true },
  { tab: 'processing', icon: Package, counted: true },
  { tab: 'shipped', icon: Truck, counted: true },
  { tab: 'completed', icon: PackageCheck, counted: false },
] as const

interface Props {
  /** How many orders wait in each state; undefined until known. */
  readonly counts: Readonly<Record<(typeof shortcuts)[number]['tab'], number>> | undefined
}

/** The order list by its tabs, with what waits in each. */
export function OrderShortcuts({ counts }: Props) {
  const { t } = useTranslation('account')
  const dispatch = useDispatch()
  const open = (orderTab: string) => () => dispatch(globalStateChanged({ orderTab }))
  return (
    <Panel
      title={t('orders.title')}
      action={
        <Link to={paths.orders} className={css.all} onClick={open('all')}>
          {t('orders.all')}
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
              <Link to={paths.orders} onClick={open(tab)} aria-label={count > 0 ? t('orders.count', { state, count }) : undefined}>
                <span className={css.icon}>
                  <Icon of={icon} />
                  <Badge count={count} className={css.badge} />
                </span>
                {state}
              </Link>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
