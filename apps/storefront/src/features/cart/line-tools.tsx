import type { CartLine } from '@nusaria/contracts/cart'
import { EllipsisVertical, Heart, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { IconButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import type { CartActions } from './cart-actions.ts'
import css from './cart-line.module.css'

/** What can be done with a line: in its row on desktop; on mobile in a list that opens, for who can't swipe too. */
export function LineActions({ line, tools }: { readonly line: CartLine; readonly tools: CartActions }) {
  const { t } = useTranslation('cart')
  const desktop = useLayout() === 'desktop'
  const name = line.product_name
  if (tools.bulkSelection) return null
  if (!desktop)
    return (
      <div className={css.tools}>
        <IconButton label={t('menu.open', { name })} aria-haspopup="dialog" className={css.tool} onClick={() => tools.openMenu(line)}>
          <Icon of={EllipsisVertical} size={16} />
        </IconButton>
      </div>
    )
  return (
    <div className={css.tools}>
      <IconButton
        label={t('moveLine', { name })}
        title={t('move')}
        className={css.tool}
        onClick={() => void tools.moveToFavourites([line])}
      >
        <Icon of={Heart} size={18} />
      </IconButton>
      <IconButton label={t('removeLine', { name })} title={t('remove')} className={css.tool} onClick={() => void tools.remove([line])}>
        <Icon of={Trash2} size={18} />
      </IconButton>
    </div>
  )
}
