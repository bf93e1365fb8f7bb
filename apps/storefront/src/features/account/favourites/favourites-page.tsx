import type { Favourite } from '@nusaria/contracts/favourite'
import TrendingDown from 'lucide/dist/esm/icons/trending-down.mjs'
import type { ReactNode } from 'react'
import { useFavouriteListInfiniteQuery } from '#commerce/favourite/api.ts'
import { ProductCard, ProductGrid, ProductSkeletons } from '#commerce/product/product-card.tsx'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { squareMark } from '#ui/form/checkbox.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { PagedList } from '#ui/paging/paged-list.tsx'
import { usePagedList } from '#ui/paging/use-paged-list.ts'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import css from './favourites-page.module.css'
import { type FavouriteSelection, SelectionBar, useFavouriteSelection } from './selection-bar.tsx'

const PAGE_SIZE = 20

function useFavouriteList() {
  const query = useFavouriteListInfiniteQuery({ page_size: PAGE_SIZE }, ALWAYS_REFETCH)
  return usePagedList(query, { keyOf: ({ product }) => product.product_no })
}

interface Props {
  readonly list: ReturnType<typeof useFavouriteList>
  readonly selection: FavouriteSelection | null
  readonly empty: ReactNode
}

/** The member's favourites, newest first. */
function FavouriteList({ list, selection, empty }: Props) {
  return (
    <PagedList
      list={list}
      layout={(rows, skeletons) => (
        <ProductGrid>
          {rows}
          {skeletons}
        </ProductGrid>
      )}
      renderRow={(favourite, index) => (
        <FavouriteCard key={favourite.product.product_no} favourite={favourite} selection={selection} early={index < 4} />
      )}
      skeletons={<ProductSkeletons />}
      empty={empty}
      wide
    />
  )
}

interface FavouriteCardProps {
  readonly favourite: Favourite
  readonly early: boolean
  /** In edit mode: the card is a checkbox instead of a link. */
  readonly selection: FavouriteSelection | null
}

function FavouriteCard({ favourite, early, selection }: FavouriteCardProps) {
  const { product_no, product_name } = favourite.product
  const card = (
    <ProductCard product={favourite.product} early={early} className={css.card} note={<PriceDropTag favourite={favourite} />} noHeart />
  )
  if (!selection) return <div className={cx('grid shrink', css.place)}>{card}</div>
  return (
    <div className={cx('grid shrink', css.place)}>
      <div className="grid shrink" inert>
        {card}
      </div>
      <label className={css.pick}>
        <input
          type="checkbox"
          className={squareMark}
          aria-label={product_name}
          checked={selection.chosen.has(product_no)}
          onChange={() => selection.toggle(product_no)}
        />
      </label>
    </div>
  )
}

/** How much the price dropped since the favourite was added. Renders nothing without a drop, or when the product is sold out. */
function PriceDropTag({ favourite: { product, added_price } }: { readonly favourite: Favourite }) {
  const { t } = useTranslation('favourite')
  const less = added_price - product.price
  if (less <= 0 || product.flag_sold_out === 1) return null
  const amount = formatRupiah(less)
  return (
    <span className={cx('row above-6 gap-4 size-12 line-18 weight-700', css.drop)}>
      <Icon of={TrendingDown} size={13} stroke={2.25} />
      <span aria-hidden="true">{t('dropped', { amount })}</span>
      <VisuallyHidden>{t('droppedLabel', { amount })}</VisuallyHidden>
    </span>
  )
}

/** `/favourites`: the member's favourites; in edit mode several can be removed at once. */
export function FavouritesPage() {
  const { t } = useTranslation('favourite')
  const list = useFavouriteList()
  const { selection, begin, end, choose } = useFavouriteSelection()
  const total = list.total ?? 0
  return (
    <PageLayout
      title={t('title')}
      back={paths.me}
      action={
        total > 0 && (
          <Button variant="ghost" onClick={selection ? end : begin}>
            {t(selection ? 'finish' : 'edit')}
          </Button>
        )
      }
    >
      <FavouriteList
        list={list}
        selection={selection}
        empty={
          <EmptyState
            drawing="favourites"
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton to={paths.home}>{t('empty.action')}</LinkButton>}
          />
        }
      />
      {selection && total > 0 && (
        <SelectionBar
          chosen={selection.chosen}
          onChooseAll={() => choose(list.rows.map(({ product }) => product.product_no))}
          onRemoved={end}
        />
      )}
    </PageLayout>
  )
}
