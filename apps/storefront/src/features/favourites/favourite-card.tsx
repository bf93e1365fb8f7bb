import type { Favourite } from '@nusaria/contracts/favourite'
import { Check } from 'lucide-react'
import { ProductCard } from '../../entities/product/product-card.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './favourite-list.module.css'
import { PriceDropTag } from './price-drop-tag.tsx'
import type { FavouriteSelection } from './use-favourite-selection.ts'

interface Props {
  readonly favourite: Favourite
  readonly early: boolean
  /** While favourites are chosen: the card is a choice instead of a link. */
  readonly picking: FavouriteSelection | null
}

/** A product put aside. */
export function FavouriteCard({ favourite, early, picking }: Props) {
  const { product_no, product_name } = favourite.product
  const card = <ProductCard product={favourite.product} early={early} className={css.card} note={<PriceDropTag favourite={favourite} />} />
  if (!picking) return <div className={css.place}>{card}</div>
  return (
    <div className={css.place}>
      <div className={css.still} inert>
        {card}
      </div>
      <label className={css.pick}>
        <input
          type="checkbox"
          aria-label={product_name}
          checked={picking.chosen.has(product_no)}
          onChange={() => picking.toggle(product_no)}
        />
        <span className={css.mark}>
          <Icon of={Check} size={14} stroke={3} />
        </span>
      </label>
    </div>
  )
}
