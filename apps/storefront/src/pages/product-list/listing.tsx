import { LIMITS } from '@nusaria/contracts/limits'
import type { ProductSort } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSearchClickUpdateMutation } from '../../features/search/search-api.ts'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { usePageTitle } from '../../shared/ui/page-title.ts'
import { ProductPages } from '../../shared/ui/product-pages.tsx'
import { Unseen } from '../../shared/ui/unseen.tsx'
import { ListBar } from './list-bar.tsx'
import { ListHead } from './list-head.tsx'
import css from './listing.module.css'
import { NothingHere } from './nothing-here.tsx'
import { SortRow } from './sort-row.tsx'
import { useTypePlace } from './type-place.ts'
import { useResultPage } from './use-result-page.ts'
import type { Wanted } from './wanted.ts'
import { withSort } from './wanted.ts'

interface Props {
  readonly wanted: Wanted
  readonly sort: ProductSort
}

/** The list itself: its head, its order, its products. */
export function Listing({ wanted, sort }: Props) {
  const { t } = useTranslation('search')
  const mobile = useLayout() === 'mobile'
  const location = useLocation()
  const navigate = useNavigate()
  const { place: type, settled } = useTypePlace(wanted.typeId)
  const args = { ...wanted, sort }
  const first = useResultPage(args, 1)
  const [reportClick] = useSearchClickUpdateMutation()
  const name = wanted.keyword ?? type?.name ?? ''
  const total = first.currentData?.total
  const resort = (next: ProductSort) =>
    void navigate({ pathname: location.pathname, search: withSort(location.search, next) }, { replace: true, state: location.state })
  const onOpen = (product: { readonly product_no: string }) => {
    if (wanted.keyword !== null) void reportClick({ keyword: wanted.keyword, product_no: product.product_no })
  }
  usePageTitle(name || undefined)
  return (
    <div className={css.page}>
      {mobile ? (
        <ListBar text={name} keyword={wanted.keyword} />
      ) : (
        <ListHead wanted={wanted} type={type} total={total} sort={sort} onSort={resort} />
      )}
      {mobile && <Unseen as="h1">{name}</Unseen>}
      {mobile && <SortRow sort={sort} onSort={resort} />}
      {mobile && (
        <p className={css.count} role="status">
          {total === undefined
            ? '\u00a0'
            : wanted.keyword === null
              ? t('list.count', { count: total })
              : t('list.found', { count: total, keyword: wanted.keyword })}
        </p>
      )}
      <div className={css.list}>
        {(mobile || settled) && (
          <ProductPages
            key={`${wanted.keyword}|${wanted.typeId}|${sort}`}
            usePage={useResultPage}
            args={args}
            pageSize={LIMITS.recommendPageSize}
            empty={<NothingHere keyword={wanted.keyword} />}
            onOpen={onOpen}
          />
        )}
      </div>
    </div>
  )
}
