import { ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './buy-buttons.module.css'

interface Props {
  readonly onAdd: () => void
  readonly onBuy: () => void
  readonly adding: boolean
  /** Room for whole sentences and an icon. */
  readonly wide?: boolean
}

/** Into the cart, or straight to the order. */
export function BuyButtons({ onAdd, onBuy, adding, wide = false }: Props) {
  const { t } = useTranslation('product')
  return (
    <div className={css.buttons} data-wide={wide}>
      <Button variant="soft" size="lg" className={css.button} loading={adding} onClick={onAdd} aria-label={t('buy.add')}>
        {wide && !adding && <Icon of={ShoppingCart} size={20} />}
        {wide ? t('buy.add') : t('buy.addShort')}
      </Button>
      <Button size="lg" className={css.button} onClick={onBuy}>
        {t('buy.now')}
      </Button>
    </div>
  )
}
