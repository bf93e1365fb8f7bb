import { useNavTypeListQuery } from '../../features/nav/nav-api.ts'
import { TypeLink, TypeLinkSkeleton } from '../../features/nav/type-link.tsx'
import { failureOf } from '../../shared/api/failure-of.ts'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { FailedPart } from '../../shared/ui/failed-part.tsx'
import css from './home.module.css'

/** How many top-level types have room: two rows of five, or one of ten. */
const PLACES = 10

const places = Array.from({ length: PLACES }, (_, index) => `place-${index}`)

/** The top-level types of the category tree. */
export function Types() {
  const size = useLayout() === 'desktop' ? 84 : 52
  const { data: types, isError, isFetching, error, refetch } = useNavTypeListQuery()
  if (isError && !types)
    return (
      <div className={css.noTypes}>
        <FailedPart failure={failureOf(error)} onRetry={refetch} retrying={isFetching} />
      </div>
    )
  return (
    <div className={css.types}>
      {types
        ? types.slice(0, PLACES).map((type, index) => <TypeLink key={type.nav_type_id} type={type} size={size} place={index} />)
        : places.map((place) => <TypeLinkSkeleton key={place} size={size} />)}
    </div>
  )
}
