import { useTranslation } from 'react-i18next'
import { useNavTypeListQuery } from '../../features/nav/nav-api.ts'
import { TypeLink, TypeLinkSkeleton } from '../../features/nav/type-link.tsx'
import { useLayout } from '../../shared/layout/use-layout.ts'
import css from './home.module.css'

/** How many top-level types have room: two rows of five, or one of ten. */
const PLACES = 10

const places = Array.from({ length: PLACES }, (_, index) => `place-${index}`)

/** The top-level types of the category tree. */
export function Types() {
  const { t } = useTranslation('home')
  const size = useLayout() === 'desktop' ? 84 : 52
  const types = useNavTypeListQuery().data
  return (
    <nav className={css.types} aria-label={t('categories')}>
      {types
        ? types.slice(0, PLACES).map((type) => <TypeLink key={type.nav_type_id} type={type} size={size} />)
        : places.map((place) => <TypeLinkSkeleton key={place} size={size} />)}
    </nav>
  )
}
