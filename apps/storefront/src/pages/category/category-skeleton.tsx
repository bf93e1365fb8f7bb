import { CategoryLinkSkeleton } from '../../entities/category/category-link.tsx'
import css from './page.module.css'

const places = Array.from({ length: 14 }, (_, index) => `place-${index}`)

/** The page's boxes while the tree is on the way: two panes on mobile, boxes of children on desktop. */
export function CategorySkeleton({ desktop }: { readonly desktop: boolean }) {
  if (desktop)
    return [0, 1, 2].map((box) => (
      <div key={box} className={css.all} aria-hidden="true">
        <h2>&nbsp;</h2>
        <div className={css.seven}>
          {places.map((place) => (
            <CategoryLinkSkeleton key={place} size={80} />
          ))}
        </div>
      </div>
    ))
  return (
    <div className={css.columns} aria-hidden="true">
      <div className={css.types} />
      <div className={css.children}>
        <div className={css.childrenHead}>
          <h2>&nbsp;</h2>
        </div>
        <div className={css.grid}>
          {places.map((place) => (
            <CategoryLinkSkeleton key={place} size={64} />
          ))}
        </div>
      </div>
    </div>
  )
}
