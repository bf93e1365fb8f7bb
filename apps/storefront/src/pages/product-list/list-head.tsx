import type { ProductSort } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { paths, typeProducts } from '../../shared/paths.ts'
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Link } from '../../shared/ui/link.tsx'
import css from './list-head.module.css'
import { SortRow } from './sort-row.tsx'
import type { TypePlace } from './type-place.ts'
import type { Wanted } from './wanted.ts'

interface Props {
  readonly wanted: Wanted
  readonly type: TypePlace | undefined
  /** undefined while on the way */
  readonly total: number | undefined
  readonly sort: ProductSort
  readonly onSort: (sort: ProductSort) => void
}

/** The type's children, to narrow the list. */
function Children({ type }: { readonly type: TypePlace }) {
  const { t } = useTranslation('search')
  const { parent, child } = type
  return (
    <nav className={css.children} aria-label={parent.nav_type_name}>
      <Link {...typeProducts(parent.nav_type_id)} className={cx(css.chip, !child && css.on)} aria-current={child ? undefined : 'page'}>
        {t('list.all', { type: parent.nav_type_name })}
      </Link>
      {parent.child_list.map((each) => (
        <Link
          key={each.nav_type_id}
          {...typeProducts(each.nav_type_id)}
          className={cx(css.chip, each === child && css.on)}
          aria-current={each === child ? 'page' : undefined}
        >
          {each.nav_type_name}
        </Link>
      ))}
    </nav>
  )
}

/** The head of a list on desktop: where it stands, what it holds, its order, and how to narrow it. */
export function ListHead({ wanted, type, total, sort, onSort }: Props) {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  const name = wanted.keyword ?? type?.name ?? '\u00a0'
  const here = wanted.keyword === null ? name : t('list.resultsFor', { keyword: wanted.keyword })
  const above = type?.child ? [{ name: type.parent.nav_type_name, ...typeProducts(type.parent.nav_type_id) }] : []
  const count =
    total === undefined
      ? '\u00a0'
      : wanted.keyword === null
        ? t('list.count', { count: total })
        : t('list.found', { count: total, keyword: wanted.keyword })
  return (
    <>
      <Breadcrumb places={[{ name: common('tabs.home'), to: paths.home }, ...above]} here={here} />
      <div className={css.head}>
        <div>
          <h1>{name}</h1>
          <p role="status">{count}</p>
        </div>
        <SortRow sort={sort} onSort={onSort} />
      </div>
      {wanted.typeId !== null && <div className={css.room}>{type && <Children type={type} />}</div>}
    </>
  )
}
