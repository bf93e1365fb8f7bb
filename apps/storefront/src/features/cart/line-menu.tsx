import type { CartLine } from '@nusaria/contracts/cart'
import type { LucideIcon } from 'lucide-react'
import { Heart, Layers, Search, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { typeProducts } from '../../shared/paths.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import type { CartTools } from './cart-tools.ts'
import css from './line-menu.module.css'
import type { Opened } from './use-opened.ts'

interface Props {
  readonly menu: Opened<CartLine>
  readonly tools: Pick<CartTools, 'changeVariant' | 'move' | 'remove'>
}

interface ItemProps {
  readonly icon: LucideIcon
  readonly text: string
  readonly onClick: () => void
}

function Item({ icon, text, onClick }: ItemProps) {
  return (
    <li>
      <button type="button" className={css.item} onClick={onClick}>
        <Icon of={icon} size={20} />
        {text}
      </button>
    </li>
  )
}

/** All that can be done with a line. */
export function LineMenu({ menu: { of: line, open, close }, tools }: Props) {
  const { t } = useTranslation('cart')
  const does = (act: (line: CartLine) => void) => () => {
    close()
    if (line) act(line)
  }
  return (
    <Sheet open={open} onClose={close} title={line?.product_name ?? ''}>
      {line && (
        <ul className={css.list}>
          {line.spec_values.length > 0 && <Item icon={Layers} text={t('variant.change')} onClick={does(tools.changeVariant)} />}
          <Item icon={Heart} text={t('move')} onClick={does((one) => void tools.move([one]))} />
          <li>
            <Link {...typeProducts(line.nav_type_id)} className={css.item}>
              <Icon of={Search} size={20} />
              {t('similar')}
            </Link>
          </li>
          <Item icon={Trash2} text={t('remove')} onClick={does((one) => void tools.remove([one]))} />
        </ul>
      )}
    </Sheet>
  )
}
