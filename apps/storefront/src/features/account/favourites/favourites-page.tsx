import type { Favourite } from '@nusaria/contracts/favourite'
import TrendingDown from 'lucide/dist/esm/icons/trending-down.mjs'
import { useState } from 'react'
import { CartLink } from '#commerce/cart/cart-link.tsx'
import { FAVOURITES_PER_CALL, useFavouriteListInfiniteQuery, useFavouriteRemoveMutation } from '#commerce/favourite/api.ts'
import { ProductCard, ProductGrid, ProductSkeletons } from '#commerce/product/product-card.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { toFailure } from '#platform/api/failure.ts'
import { toastUnlessShown } from '#platform/api/failure-text.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { squareMark } from '#ui/form/checkbox.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { PagedList, usePagedList } from '#ui/paging/paged-list.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import css from './favourites-page.module.css'

const PAGE_SIZE = 20

interface Selection {
  readonly chosen: ReadonlySet<string>
  readonly toggle: (productNo: string) => void
}

interface FavouriteCardProps {
  readonly favourite: Favourite
  readonly early: boolean
  /** In edit mode: the card is a checkbox instead of a link. */
  readonly selection: Selection | null
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

interface SelectionBarProps {
  readonly chosen: ReadonlySet<string>
  readonly onChooseAll: () => void
  readonly onRemoved: () => void
}

/** The actions for the selected favourites, always visible while the list is edited. */
function SelectionBar({ chosen, onChooseAll, onRemoved }: SelectionBarProps) {
  const { t } = useTranslation('favourite')
  const desktop = useLayout() === 'desktop'
  const [confirming, setConfirming] = useState(false)
  const [send, { isLoading }] = useFavouriteRemoveMutation()
  const count = chosen.size
  const remove = async () => {
    const productNos = [...chosen]
    for (let at = 0; at < count; at += FAVOURITES_PER_CALL) {
      const { error } = await send({ product_nos: productNos.slice(at, at + FAVOURITES_PER_CALL) })
      if (error) {
        await toastUnlessShown(toFailure(error) ?? { kind: 'network' })
        setConfirming(false)
        return
      }
    }
    toast.success(t('remove.done', { count }))
    onRemoved()
  }
  const content = (
    <div className="row gap-12 wide">
      <Button variant="ghost" onClick={onChooseAll}>
        {t('chooseAll')}
      </Button>
      <span className={cx('size-13 weight-600 tone-ink-2', css.count)} role="status">
        {count > 0 && t('chosen', { count })}
      </span>
      <Button variant="outline" disabled={count === 0} onClick={() => setConfirming(true)}>
        {t('remove.confirm')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('remove.title', { count })}
        text={t('remove.text')}
        confirmLabel={t('remove.confirm')}
        onConfirm={() => void remove()}
        onCancel={() => setConfirming(false)}
        loading={isLoading}
      />
    </div>
  )
  return desktop ? <div className={cx('above-24 padX-12 padY-12', css.bar)}>{content}</div> : <BottomBar>{content}</BottomBar>
}

const getProductNo = ({ product }: Favourite) => product.product_no

/** `/favourites`: the member's favourites; in edit mode several can be removed at once. */
export function FavouritesPage() {
  const { t } = useTranslation('favourite')
  const query = useFavouriteListInfiniteQuery({ page_size: PAGE_SIZE }, ALWAYS_REFETCH)
  const list = usePagedList(query, { keyOf: getProductNo })
  /** `null`: not in edit mode */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const selection = chosen && {
    chosen,
    toggle(productNo: string) {
      const next = new Set(chosen)
      if (!next.delete(productNo)) next.add(productNo)
      setChosen(next)
    },
  }
  const total = list.total ?? 0
  return (
    <PageLayout
      title={t('title')}
      back={paths.me}
      action={
        <>
          {total > 0 && (
            <Button variant="ghost" onClick={() => setChosen(chosen ? null : new Set())}>
              {t(chosen ? 'finish' : 'edit')}
            </Button>
          )}
          {!chosen && <CartLink />}
        </>
      }
    >
      <PagedList
        list={list}
        layout={(rows, skeletons) => (
          <ProductGrid>
            {rows}
            {skeletons}
          </ProductGrid>
        )}
        renderRow={(favourite, index) => (
          <FavouriteCard key={getProductNo(favourite)} favourite={favourite} selection={selection} early={index < 4} />
        )}
        skeletons={<ProductSkeletons />}
        empty={
          <EmptyState
            drawing="favourites"
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton to={paths.home}>{t('empty.action')}</LinkButton>}
          />
        }
        wide
      />
      {chosen && total > 0 && (
        <SelectionBar
          chosen={chosen}
          onChooseAll={() => setChosen(new Set(list.rows.map(getProductNo)))}
          onRemoved={() => setChosen(null)}
        />
      )}
    </PageLayout>
  )
}
