import type { ProductAttributes, ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import { type LucideIcon, MapPin, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '../../shared/format/count.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { isOffered } from '../../shared/offered.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { useDeliveryPlace } from './delivery-place.tsx'
import css from './product-info.module.css'

/** The attributes of a SKU: one column on mobile, two on desktop. */
export function AttributeList({ product, sku }: { readonly product: ProductDetail; readonly sku: Sku }) {
  const rows = useAttributeRows(product, sku)
  return (
    <dl className={css.list}>
      {rows.map(({ key, label, value, wide }) => (
        <div key={key} className={cx(css.row, wide && css.wide)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface AttributeRow {
  readonly key: string
  readonly label: string
  readonly value: string
  /** A long text: it gets a row of its own. */
  readonly wide?: true
}

/** `850` → `850 g`, `1250` → `1,25 kg`; null without a weight. */
function formatWeight(grams: number | null): string | null {
  if (grams === null) return null
  const [amount, unit] = grams < 1_000 ? [grams, 'g'] : [grams / 1_000, 'kg']
  return `${formatNumber(amount, currentLanguage(), 2)} ${unit}`
}

function formatDimensions({ length_mm, width_mm, height_mm }: ProductAttributes): string | null {
  const sides = [length_mm, width_mm, height_mm]
  if (sides.every((side) => side === null)) return null
  return `${sides.map((side) => side ?? '–').join(' × ')} mm`
}

/** The known attributes of a SKU, in display order. A SKU's own value wins over the product's. */
function useAttributeRows({ attributes, nav_type_name }: ProductDetail, sku: Sku): readonly AttributeRow[] {
  const { t } = useTranslation('product')
  const { brand, unit, composition, shelf_life, shelf_life_unit } = attributes
  const { specification = attributes.specification } = sku
  const { net_weight_g = attributes.net_weight_g, gross_weight_g = attributes.gross_weight_g } = sku
  const values = {
    unit,
    brand,
    specification,
    category: nav_type_name,
    dimensions: formatDimensions(attributes),
    shelfLife: shelf_life !== null && shelf_life_unit ? t(`shelfLife.${shelf_life_unit}`, { count: shelf_life }) : null,
    netWeight: formatWeight(net_weight_g),
    grossWeight: formatWeight(gross_weight_g),
    composition,
  } as const
  const keys = Object.keys(values) as (keyof typeof values)[]
  return keys.flatMap((key) => {
    const value = values[key]
    return value ? [{ key, label: t(`attribute.${key}`), value, ...(key === 'composition' ? { wide: true as const } : {}) }] : []
  })
}

interface RowProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly free?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Row({ icon, title, free = false, action, children }: RowProps) {
  return (
    <li className={css.deliveryRow}>
      <Icon of={icon} size={20} className={css.icon} />
      <div>
        <b className={cx(free && css.free)}>{title}</b>
        <p>{children}</p>
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

/** Desktop: the same in a few lines beside the options. */
export function DeliveryLines({ product }: { readonly product: ProductDetail }) {
  const { t } = useTranslation('product')
  const [shown, change] = useDeliveryPlace(product)
  const texts = useDeliveryTexts(shown)
  if (!texts) return null
  const { city, time, fee, isFree, cash } = texts
  return (
    <div className={css.lines}>
      <span className={css.name}>{t('delivery.title')}</span>
      <div>
        <b>{t('delivery.to', { city })}</b> {change}
        <p>
          <span className={cx(isFree && css.free)}>{fee}</span> · {time}
        </p>
        {cash !== null && <p>{cash}</p>}
      </div>
    </div>
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
function useDeliveryTexts({ delivery, flag_free_shipping, flag_cod }: ProductDetail): DeliveryTexts | null {
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
