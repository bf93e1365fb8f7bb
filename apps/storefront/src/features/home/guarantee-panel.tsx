import Banknote from 'lucide/dist/esm/icons/banknote.mjs'
import PackageCheck from 'lucide/dist/esm/icons/package-check.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import { isOffered } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './guarantee-panel.module.css'

export function GuaranteePanel() {
  const { t } = useTranslation('home')
  const promises = [
    { icon: PackageCheck, title: t('promise.shipLong'), text: t('promise.shipText') },
    ...(isOffered('cod') ? [{ icon: Banknote, title: t('promise.cod'), text: t('promise.codText') }] : []),
    { icon: Undo2, title: t('promise.return'), text: t('promise.returnText') },
    { icon: ShieldCheck, title: t('promise.pay'), text: t('promise.payText') },
  ]
  return (
    <ul className={css.panel}>
      {promises.map(({ icon, title, text }) => (
        <li className="row gap-14" key={title}>
          <Icon of={icon} size={26} stroke={1.6} />
          <span>
            <b className="block weight-700">{title}</b>
            <small className="block size-12 line-16 tone-ink-3">{text}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
