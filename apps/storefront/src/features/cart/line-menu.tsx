import type { CartLine } from '@nusaria/contracts/cart'
import { Heart, Layers, type LucideIcon, Search, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { categoryProductsLink } from '../../shared/paths.ts'
import { Sheet } from '../../shared/ui/overlay/sheet.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './line-menu.module.css'
import type { CartActions } from './use-cart-actions.ts'
import type { Disclosure } from './use-disclosure.ts'

interface Props {
  readonly menu: Disclosure<CartLine>
  readonly actions: Pick<CartActions, 'changeVariant' | 'moveToFavourites' | 'remove'>
}

interface ItemProps {
  readonly icon: LucideIcon
  readonly text: string
  readonly onClick: () => void
}

function MenuItem({ icon, text, onClick }: ItemProps) {
  return (
    <li>
      <button type="button" className={css.item} onClick={onClick}>
        <Icon of={icon} size={20} />
        {text}
      </button>
    </li>
  )
}

/** All actions of a line, on mobile. */
export function LineMenu({ menu: { item: line, open, close }, actions }: Props) {
  const { t } = useTranslation('cart')
  const run = (action: (line: CartLine) => void) => () => {
    close()
    if (line) action(line)
  }
  return (
    <Sheet open={open} onClose={close} title={line?.product_name ?? ''}>
      {line && (
        <ul className={css.list}>
          {line.spec_values.length > 0 && <MenuItem icon={Layers} text={t('variant.change')} onClick={run(actions.changeVariant)} />}
          <MenuItem icon={Heart} text={t('move')} onClick={run((target) => void actions.moveToFavourites([target]))} />
          <li>
            <Link {...categoryProductsLink(line.nav_type_id)} className={css.item}>
              <Icon of={Search} size={20} />
              {t('similar')}
            </Link>
          </li>
          <MenuItem icon={Trash2} text={t('remove')} onClick={run((target) => void actions.remove([target]))} />
        </ul>
      )}
    </Sheet>
  )
}
