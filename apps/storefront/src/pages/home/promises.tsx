import { HandCoins, PackageCheck, ShieldCheck, Truck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './promises.module.css'

/** What the shopper can count on: three words on mobile, four lines on desktop. */
export function Promises({ short }: { readonly short?: boolean }) {
  const { t } = useTranslation('home')
  if (short)
    return (
      <ul className={css.row}>
        <li>
          <Icon of={Truck} size={16} stroke={2} />
          {t('promise.ship')}
        </li>
        <li>
          <Icon of={HandCoins} size={16} stroke={2} />
          {t('promise.cod')}
        </li>
        <li>
          <Icon of={Undo2} size={16} stroke={2} />
          {t('promise.return')}
        </li>
      </ul>
    )
  const promises = [
    { icon: PackageCheck, title: t('promise.shipLong'), text: t('promise.shipText') },
    { icon: HandCoins, title: t('promise.cod'), text: t('promise.codText') },
    { icon: Undo2, title: t('promise.return'), text: t('promise.returnText') },
    { icon: ShieldCheck, title: t('promise.pay'), text: t('promise.payText') },
  ]
  return (
    <ul className={css.panel}>
      {promises.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon of={icon} size={26} stroke={1.6} />
          <span>
            <b>{title}</b>
            <small>{text}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
