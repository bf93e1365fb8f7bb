import { TypeLinkSkeleton } from '../../features/nav/type-link.tsx'
import css from './category.module.css'

const places = Array.from({ length: 12 }, (_, index) => `place-${index}`)

/** The page's boxes while the tree is on the way. */
export function CategorySkeleton() {
  return (
    <div className={css.columns} aria-hidden="true">
      <div className={css.types} />
      <div className={css.children}>
        <h2>&nbsp;</h2>
        <div className={css.grid}>
          {places.map((place) => (
            <TypeLinkSkeleton key={place} size={64} />
          ))}
        </div>
      </div>
    </div>
  )
}
