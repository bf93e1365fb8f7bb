import { useLocation } from 'react-router-dom'
import { RecommendedProducts } from '#commerce/product/recommended-products.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { withPage } from '#ui/paging/use-page-count.ts'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { type FilteredList, useFilterLabel } from './filter-labels.ts'
import { activeFilterKinds, type Filters, withoutFilter } from './list-query.ts'

/** No product matches the filters. Each that hides some products by itself can be removed, with the number of products then; or all. */
function FilteredEmptyState(props: FilteredList) {
  const { t } = useTranslation('filter')
  const toLabel = useFilterLabel(props)
  const { query, navigateTo } = props.listState
  const { without, total } = props.facets ?? {}
  const kinds = activeFilterKinds(query.filters)
  const change = (filters: Filters) => navigateTo({ ...query, filters })
  const choices = kinds
    .map((kind) => ({ kind, count: without?.find(({ filter }) => filter === kind)?.count }))
    .filter(({ count }) => count !== 0)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
  const counted = (text: string, count: number | undefined) => (count === undefined ? text : `${text} (${count})`)
  return (
    <EmptyState
      drawing="nothing"
      title={t('none.title')}
      text={choices.length > 0 ? t('none.text') : t('none.together')}
      action={
        <div className="row gap-12 align-fill justify-center wrap">
          {choices.map(({ kind, count }, index) => (
            <Button key={kind} variant={index === 0 ? 'dark' : 'outline'} onClick={() => change(withoutFilter(query.filters, kind))}>
              {counted(t('none.takeOff', { filter: toLabel(kind) }), count)}
            </Button>
          ))}
          {kinds.length > 1 && (
            <Button variant={choices.length === 0 ? 'dark' : 'outline'} onClick={() => change({})}>
              {counted(t('none.clear'), total)}
            </Button>
          )}
        </div>
      }
    />
  )
}

interface Props extends FilteredList {
  readonly firstPage: number
  /** Of all pages. */
  readonly total: number
}

/** Instead of products: why there are none, and ways on. */
export default function EmptyList({ firstPage, total, ...list }: Props) {
  if (total > 0) return <PastTheEnd page={firstPage} />
  const { source, filters } = list.listState.query
  const isFiltered = activeFilterKinds(filters).length > 0 && list.facets?.total !== 0
  return isFiltered ? <FilteredEmptyState {...list} /> : <ResultsEmptyState keyword={source.keyword} />
}

function PastTheEnd({ page }: { readonly page: number }) {
  const { t } = useTranslation('search')
  const { search } = useLocation()
  return (
    <EmptyState
      drawing="nothing"
      title={t('list.pastEnd', { page })}
      text={t('list.pastEndText')}
      action={
        <LinkButton to={paths.productList + withPage(search, 1)} replace variant="dark">
          {t('list.firstPage')}
        </LinkButton>
      }
    />
  )
}

function ResultsEmptyState({ keyword }: { readonly keyword: string | null }) {
  const { t } = useTranslation('search')
  return (
    <>
      <EmptyState
        drawing="nothing"
        title={keyword === null ? t('list.emptyType') : t('list.emptyKeyword', { keyword })}
        text={t('list.emptyText')}
        action={
          <LinkButton to={keyword === null ? paths.category : paths.search} variant="dark">
            {keyword === null ? t('list.otherTypes') : t('list.otherWords')}
          </LinkButton>
        }
      />
      <SectionHead title={t('maybe')} />
      <RecommendedProducts />
    </>
  )
}
