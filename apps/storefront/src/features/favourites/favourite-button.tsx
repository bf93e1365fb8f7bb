import { Heart as HeartIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './favourite-button.module.css'
import { useFavourite } from './use-favourite.ts'

/** Puts a product aside, or takes it back. Give it a `key` of the product. */
export function FavouriteButton({ productNo }: { readonly productNo: string }) {
  const { t } = useTranslation('favourite')
  const { on, toggle } = useFavourite(productNo)
  return (
    <button
      type="button"
      className={cx(css.heart, on && css.on)}
      aria-pressed={on}
      aria-label={t('heart.name')}
      title={t(on ? 'heart.remove' : 'heart.add')}
      onClick={() => void toggle()}
    >
      <Icon of={HeartIcon} size={22} />
    </button>
  )
}

/** Where a heart will be. */
export function FavouriteButtonPlaceholder() {
  return <span className={css.heart} aria-hidden="true" />
}
