import type { ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import type { IconNode } from 'lucide'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import { type ReactNode, useState } from 'react'
import { Rating } from '#commerce/product/product-card.tsx'
import type { DeliveryTerms } from '#commerce/sku/api.ts'
import { StockLabel } from '#commerce/sku/sku-price.tsx'
import { config, isOffered } from '#platform/config/config.ts'
import { formatCompactNumber, formatDimensions, formatWeight } from '#platform/format/count.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { useBrowserValue } from '#platform/rendering/hydration.ts'
import { safeLocalStorage } from '#platform/state/browser-storage.ts'
import { cx } from '#ui/cx.ts'
import { WhenNear } from '#ui/layout/in-view-trigger.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { goToSection } from './product-frame.tsx'
import css from './product-info.module.css'
import { useShownProduct } from './shown-product.ts'

export function ProductTags() {
  const { t } = useTranslation()
  const { is_featured, flag_free_shipping } = useShownProduct().product
  return (
    <>
      {is_featured && <Tag tone="amber">{t('card.featured')}</Tag>}
      {flag_free_shipping && <Tag tone="green">{t('card.freeShipping')}</Tag>}
    </>
  )
}

/** Rating, sold count and stock in one line. The rating leads to the reviews below. */
export function ProductFacts() {
  const { t } = useTranslation(['common', 'product'])
  const { product, selection } = useShownProduct()
  const { rating = 0, review_count = 0, sold_count = 0 } = product
  const format = (count: number) => formatCompactNumber(count, currentLanguage())
  const parts = [
    config.features.reviews && rating > 0 && review_count > 0 && (
      <button key="reviews" type="button" className={cx('row hitArea gap-6 inline', css.reviews)} onClick={() => goToSection('reviews')}>
        <Rating value={rating} /> <span>{t('product:reviews', { count: review_count, amount: format(review_count) })}</span>
      </button>
    ),
    sold_count > 0 && t('card.sold', { amount: format(sold_count) }),
    <StockLabel key="stock" sku={selection.sku} />,
  ].filter(Boolean)
  return (
    <div className={cx('row wrap size-12 line-20 tone-ink-3', css.meta)}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
        <span key={index}>{part}</span>
      ))}
    </div>
  )
}

const WeightTable = lazyOptional(() => import('./weight-table.tsx').then((m) => m.WeightTable))

export function AttributeList({ product, sku }: { readonly product: ProductDetail; readonly sku: Sku }) {
  const { t } = useTranslation('product')
  const weights = new Set(product.sku_list.map(({ net_weight_g }) => net_weight_g)).size
  // A SKU's own value wins over the product's.
  const own = { ...product.attributes, ...sku }
  const { brand, unit, specification, composition, shelf_life, shelf_life_unit } = own
  const values = {
    unit,
    brand,
    specification,
    category: product.nav_type_name,
    dimensions: formatDimensions(own),
    shelfLife: shelf_life !== null && shelf_life_unit ? t(`shelfLife.${shelf_life_unit}`, { count: shelf_life }) : null,
    netWeight: formatWeight(own.net_weight_g, currentLanguage()),
    grossWeight: formatWeight(own.gross_weight_g, currentLanguage()),
    composition,
  } as const
  const rows = (Object.entries(values) as [keyof typeof values, string | null | undefined][]).filter(([, value]) => value)
  return (
    <>
      <dl className={css.list}>
        {rows.map(([key, value]) => (
          <div key={key} className={cx('grid size-13 line-20', css.row, key === 'composition' && css.wide)}>
            <dt>{t(`attribute.${key}`)}</dt>
            <dd className="weight-600 breaks">{value}</dd>
          </div>
        ))}
      </dl>
      {weights > 1 && (
        <WhenNear waiting={<Skeleton height={94 + 41 * weights} />}>
          <WeightTable product={product} />
        </WhenNear>
      )}
    </>
  )
}

const CityPicker = lazyOverlay(() => import('./city-picker.tsx'))

const isCityStored = () => safeLocalStorage.get('deliveryCity') !== null

/** The texts of the delivery estimate for the city that the shopper chose; null when the product has none. */
export function useDelivery(product: ProductDetail) {
  const { t } = useTranslation('product')
  const [terms, setTerms] = useState<DeliveryTerms>()
  const [open, setOpen] = useState<boolean>()
  const isCityKnown = useBrowserValue(isCityStored, false)
  const { delivery, flag_free_shipping, flag_cod } = { ...product, ...terms }
  if (!delivery) return null
  const { city, ship_within_hours: hours, min_days: min, max_days: max } = delivery
  const isFree = flag_free_shipping || delivery.fee === 0
  return {
    city,
    time: min === max ? t('delivery.timeExact', { hours, count: max }) : t('delivery.time', { hours, min, max }),
    fee: isFree ? t('delivery.free') : t('delivery.fee', { amount: formatRupiah(delivery.fee) }),
    isFree,
    /** Null when the shop doesn't offer payment on delivery or the server doesn't say. */
    cash: flag_cod === undefined || !isOffered('cod') ? null : flag_cod ? t('delivery.cash') : t('delivery.noCash'),
    cashText: flag_cod ? t('delivery.cashText') : t('delivery.noCashText'),
    /** The button to choose another city, and its sheet. */
    change: (
      <>
        <button
          type="button"
          className={cx('hitArea size-13 line-20 weight-700 tone-sambal-700', css.change)}
          onClick={() => setOpen(true)}
        >
          {t('delivery.change')}
        </button>
        {(isCityKnown || open !== undefined) && (
          <CityPicker open={open === true} onClose={() => setOpen(false)} productNo={product.product_no} onTerms={setTerms} />
        )}
      </>
    ),
  }
}

interface RowProps {
  readonly icon: IconNode
  readonly title: string
  readonly free?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Row({ icon, title, free, action, children }: RowProps) {
  return (
    <li className={cx('row padX-16 padY-14 gap-12 align-start', css.deliveryRow)}>
      <Icon of={icon} size={20} className={css.icon} />
      <div>
        <b className={cx('block size-13 line-20 weight-700', free && css.free)}>{title}</b>
        <p className="size-12 line-16 tone-ink-3">{children}</p>
      </div>
      {action}
    </li>
  )
}

export function DeliveryPanel({ product }: { readonly product: ProductDetail }) {
  const { t } = useTranslation('product')
  const delivery = useDelivery(product)
  if (!delivery) return null
  const { city, time, fee, isFree, cash, cashText, change } = delivery
  return (
    <Panel flush>
      <ul aria-label={t('delivery.title')}>
        <Row icon={MapPin} title={t('delivery.to', { city })} action={change}>
          {time}
        </Row>
        <Row icon={Truck} title={fee} free={isFree}>
          {isFree ? t('delivery.freeText') : t('delivery.feeText')}
        </Row>
        {cash !== null && (
          <Row icon={ShieldCheck} title={cash}>
            {cashText}
          </Row>
        )}
      </ul>
    </Panel>
  )
}
