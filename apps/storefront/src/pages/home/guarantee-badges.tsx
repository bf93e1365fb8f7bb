import { HandCoins, Truck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './guarantee-badges.module.css'

const promises = [
  { key: 'ship', icon: Truck },
  { key: 'cod', icon: HandCoins },
  { key: 'return', icon: Undo2 },
] as const

/** Mobile: the shop's guarantees in one line. */
export function GuaranteeBadges() {
  const { t } = useTranslation('home')
  return (
    <ul className={css.row}>
      {promises.map(({ key, icon }) => (
        <li key={key}>
          <Icon of={icon} size={16} stroke={2} />
          {t(`promise.${key}`)}
        </li>
      ))}
    </ul>
  )
}
