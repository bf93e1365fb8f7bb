import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { ProductCard as Product } from '@nusaria/contracts/product-entities'
import Bell from 'lucide/dist/esm/icons/bell.mjs'
import Star from 'lucide/dist/esm/icons/star.mjs'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLayout } from '#platform/browser/use-layout.ts'
import { config } from '#platform/config/config.ts'
import { formatCompactNumber, formatRating } from '#platform/format/count.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { productPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Kawung } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useNewTab } from '#ui/primitives/new-tab.ts'
import { Picture } from '#ui/primitives/picture.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { FavouriteButton } from '../favourite/favourite-button.tsx'
import { cardPicture, MovingPicture } from './moving-picture.tsx'
import css from './product-card.module.css'

interface Props {
  readonly product: Product
  /** From 1. */
  readonly rank?: number
  /** The picture is visible at first: it loads at once; `first` before all others. */
  readonly early?: boolean | 'first'
  readonly onOpen?: () => void
  /** The last line. */
  readonly note?: ReactNode
  /** A button over the card, beside its heart. */
  readonly action?: ReactNode
  /** The list has a control of its own for favourites. */
  readonly noHeart?: boolean
  readonly className?: string
}

function CardPicture({ product, rank, early, moves }: Pick<Props, 'product' | 'rank' | 'early'> & { readonly moves: boolean }) {
  const { t } = useTranslation()
  return (
    <MovingPicture moves={moves}>
      <Picture src={product.thumb_image_url} early={early} className={css.picture}>
        {product.is_featured && (
          <span className={cx('row size-11 line-22 weight-800', css.ribbon, rank !== undefined && css.low)}>
            <Kawung /> <span>{t('card.featured')}</span>
          </span>
        )}
        {rank !== undefined && (
          <span className={cx(css.rank, css[`rank${rank}`])}>
            <span aria-hidden="true">{rank}</span>
            <VisuallyHidden>{t('card.rank', { rank })}</VisuallyHidden>
          </span>
        )}
        {product.flag_sold_out === 1 && <span className={css.soldOut}>{t('card.soldOut')}</span>}
        {product.flag_free_shipping && product.flag_sold_out === 0 && <span className={css.shipping}>{t('card.freeShipping')}</span>}
      </Picture>
    </MovingPicture>
  )
}

/** Marks the lowest price as such when other SKUs cost more. */
function CardPrice({ product: { price, max_price = price }, sale }: Pick<Props, 'product'> & { readonly sale: boolean }) {
  const { t } = useTranslation()
  const [before, after] = max_price > price ? t('card.from', { price: '|' }).split('|') : []
  return (
    <span className={cx('size-11 line-22 tone-ink-3', css.price)}>
      {before && <span>{before}</span>}
      <Price amount={price} sale={sale} />
      {after && <span>{after}</span>}
    </span>
  )
}

export function ProductCard({ product, rank, early, onOpen, note, action, noHeart, className }: Props) {
  const { t } = useTranslation()
  const desktop = useLayout() === 'desktop'
  const newTab = useNewTab(desktop)
  const { rating = 0, sold_count, discount } = product
  const sold = product.flag_sold_out === 1
  const discounted = discount > 0 && !sold
  const [opening, setOpening] = useState(false)
  const open = () => {
    onOpen?.()
    // The picture has its name before the page opens.
    if (!desktop && matchMedia('(prefers-reduced-motion: no-preference)').matches) flushSync(() => setOpening(true))
  }
  const card = (
    <Link
      to={productPath(product.product_no)}
      className={cx('column shrink', css.card, sold && css.out, className)}
      onClick={open}
      state={desktop ? undefined : cardPicture(product.thumb_image_url)}
      {...newTab}
    >
      <CardPicture product={product} rank={rank} early={early} moves={opening} />
      <span className={cx('column', css.body)}>
        <span lang={NAMES_LANGUAGE} className={cx('below-6 size-13 line-18 breaks lines-2 balance', css.name)}>
          {product.product_name}
        </span>
        <CardPrice product={product} sale={discounted} />
        {discounted && (
          <span className={cx('row wrap gap-4 size-12 line-18', css.was)}>
            <s>
              <VisuallyHidden>{t('card.was', { price: '' })}</VisuallyHidden>
              <span translate="no">{formatRupiah(product.scribing_price)}</span>
            </s>
            <span className={css.off} translate="no">{`-${discount}%`}</span>
          </span>
        )}
        {sold && config.features.restockAlerts && (
          <span className={cx('row gap-4 size-12 line-18 weight-700 tone-sambal-700', css.remind)}>
            <Icon of={Bell} size={13} stroke={2} />
            <span>{t('card.remind')}</span>
          </span>
        )}
        <span className={cx('row wrap above-8 gap-6 size-11 line-16 tone-ink-3 nowrap', css.meta)}>
          {config.features.reviews && rating > 0 && <Rating value={rating} />}
          {sold_count !== undefined && <span>{t('card.sold', { amount: formatCompactNumber(sold_count, currentLanguage()) })}</span>}
        </span>
        {note}
      </span>
    </Link>
  )
  return noHeart ? (
    card
  ) : (
    <div className={cx('column shrink', css.cell)}>
      {card}
      <FavouriteButton key={product.product_no} product={product} corner />
      {action}
    </div>
  )
}

/** As tall as a card with every row. */
export function ProductCardSkeleton({ className }: { readonly className?: string }) {
  return (
    <span className={cx('column shrink', css.card, css.skeleton, className)} aria-hidden="true">
      <span className={cx('shine', css.room)} data-picture="" />
      <span className={cx('column', css.body)}>
        <span className={cx('below-6 size-13 line-18 breaks lines-2', css.name)}>
          <i className="shine" style={{ width: '92%' }} />
          <i className="shine" style={{ width: '64%' }} />
        </span>
        <span className={cx('size-11 line-22 tone-ink-3', css.price)}>
          <b className="shine">&nbsp;</b>
        </span>
        <span className={cx('row wrap gap-4 size-12 line-18', css.was)} />
        <span className={cx('row wrap above-8 gap-6 size-11 line-16 tone-ink-3 nowrap', css.meta)}>
          <i className="shine" style={{ width: '70%' }} />
        </span>
      </span>
    </span>
  )
}

export function ProductGrid({ children }: { readonly children: ReactNode }) {
  return <div className={cx('grid gap-panels', css.grid)}>{children}</div>
}

export function ProductSkeletons({ count = LIMITS.skeletons }: { readonly count?: number }) {
  return [...Array(count).keys()].map((place) => <ProductCardSkeleton key={place} />)
}

export function Rating({ value }: { readonly value: number }) {
  const { t } = useTranslation()
  const text = formatRating(value, currentLanguage())
  return (
    <span className={cx('row inline weight-700 tone-ink-2', css.rating)}>
      <Icon of={Star} className={css.star} />
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{t('card.rating', { rating: text })}</VisuallyHidden>
    </span>
  )
}
