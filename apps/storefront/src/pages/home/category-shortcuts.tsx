import { useNavTypeListQuery } from '../../entities/category/category-api.ts'
import { CategoryLink, CategoryLinkSkeleton } from '../../entities/category/category-link.tsx'
import { failureOf } from '../../shared/api/failure-of.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { InlineError } from '../../shared/ui/feedback/inline-error.tsx'
import css from './page.module.css'

/** How many top-level types have room: two rows of five, or one of ten. */
const SHORTCUT_COUNT = 10

const placeholders = Array.from({ length: SHORTCUT_COUNT }, (_, index) => `place-${index}`)

/** The top-level types of the category tree. */
export function CategoryShortcuts() {
  const size = useLayout() === 'desktop' ? 84 : 52
  const { data: types, isError, isFetching, error, refetch } = useNavTypeListQuery()
  if (isError && !types)
    return (
      <div className={css.noTypes}>
        <InlineError failure={failureOf(error)} onRetry={refetch} retrying={isFetching} />
      </div>
    )
  return (
    <div className={css.types}>
      {types
        ? types.slice(0, SHORTCUT_COUNT).map((type, index) => <CategoryLink key={type.nav_type_id} type={type} size={size} place={index} />)
        : placeholders.map((place) => <CategoryLinkSkeleton key={place} size={size} />)}
    </div>
  )
}
