import type { ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import type { IconNode } from 'lucide'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import type { ReactNode } from 'react'
import { isOffered } from '#platform/config/offered.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { cx } from '#ui/cx.ts'
import { WhenNear } from '#ui/layout/in-view-trigger.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { useDeliveryPlace } from './delivery-place.tsx'
import { formatDimensions, formatWeight } from './measures.ts'
import css from './product-info.module.css'

const WeightTable = lazyOptional(() => import('./weight-table.tsx').then((m) => m.WeightTable))

/** The attributes of a SKU: one column on mobile, two on desktop. */
export function AttributeList({ product, sku }: { readonly product: ProductDetail; readonly sku: Sku }) {
  const rows = useAttributeRows(product, sku)
  const weights = new Set(product.sku_list.map(({ net_weight_g }) => net_weight_g)).size
  return (
    <>
      <dl className={css.list}>
        {rows.map(({ key, label, value, wide }) => (
          <div key={key} className={cx('grid size-13 line-20', css.row, wide && css.wide)}>
            <dt>{label}</dt>
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

interface AttributeRow {
  readonly key: string
  readonly label: string
  readonly value: string
  /** A long text: it gets a row of its own. */
  readonly wide: boolean
}

/** The known attributes of a SKU, in display order. A SKU's own value wins over the product's. */
function useAttributeRows({ attributes, nav_type_name }: ProductDetail, sku: Sku): readonly AttributeRow[] {
  const { t } = useTranslation('product')
  const own = { ...attributes, ...sku }
  const { brand, unit, specification, composition, shelf_life, shelf_life_unit } = own
  const values = {
    unit,
    brand,
    specification,
    category: nav_type_name,
    dimensions: formatDimensions(own),
    shelfLife: shelf_life !== null && shelf_life_unit ? t(`shelfLife.${shelf_life_unit}`, { count: shelf_life }) : null,
    netWeight: formatWeight(own.net_weight_g),
    grossWeight: formatWeight(own.gross_weight_g),
    composition,
  } as const
  const entries = Object.entries(values) as [keyof typeof values, string | null | undefined][]
  return entries.flatMap(([key, value]) => (value ? [{ key, label: t(`attribute.${key}`), value, wide: key === 'composition' }] : []))
}

interface RowProps {
  readonly icon: IconNode
  readonly title: string
  readonly free?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Row({ icon, title, free = false, action, children }: RowProps) {
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

/** Mobile: delivery city, time, fee and payment on delivery. */
export function DeliveryPanel({ product: asked }: { readonly product: ProductDetail }) {
  const { t } = useTranslation('product')
  const [product, change] = useDeliveryPlace(asked)
  const texts = useDeliveryTexts(product)
  if (!texts) return null
  const { city, time, fee, isFree, cash } = texts
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
            {product.flag_cod ? t('delivery.cashText') : t('delivery.noCashText')}
          </Row>
        )}
      </ul>
    </Panel>
  )
}

interface DeliveryTexts {
  readonly city: string
  readonly time: string
  readonly fee: string
  readonly isFree: boolean
  /** Whether payment on delivery is possible; null when the shop doesn't offer it or the server doesn't say. */
  readonly cash: string | null
}

/** The delivery estimate as text; null when the product has none. */
export function useDeliveryTexts({ delivery, flag_free_shipping, flag_cod }: ProductDetail): DeliveryTexts | null {
  const { t } = useTranslation('product')
  if (!delivery) return null
  const { city, ship_within_hours: hours, min_days: min, max_days: max } = delivery
  const isFree = flag_free_shipping || delivery.fee === 0
  return {
    city,
    time: min === max ? t('delivery.timeExact', { hours, count: max }) : t('delivery.time', { hours, min, max }),
    fee: isFree ? t('delivery.free') : t('delivery.fee', { amount: formatRupiah(delivery.fee) }),
    isFree,
    cash: flag_cod === undefined || !isOffered('cod') ? null : flag_cod ? t('delivery.cash') : t('delivery.noCash'),
  }
}
