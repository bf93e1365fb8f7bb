import type { NavType } from '@nusaria/contracts/nav'
import { CategoryLink } from '../../entities/category/category-link.tsx'
import { categoryProductsLink } from '../../shared/paths.ts'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './page.module.css'

/** Every type with all of its children, 7 in a row. */
export function CategoryGrid({ types }: { readonly types: readonly NavType[] }) {
  return types.map((type) => (
    <section key={type.nav_type_id} className={css.all}>
      <h2>
        <Link {...categoryProductsLink(type.nav_type_id)}>{type.nav_type_name}</Link>
      </h2>
      <div className={css.seven}>
        {type.child_list.map((child, index) => (
          <CategoryLink key={child.nav_type_id} place={index} type={child} size={80} />
        ))}
      </div>
    </section>
  ))
}
