import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import type { OrderLine } from '@nusaria/contracts/order-entities'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { productPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Price } from '#ui/primitives/price.tsx'
import css from './order-line.module.css'

export function Thumb({ src, faded }: { readonly src: string; readonly faded?: boolean }) {
  return <Picture className={cx(css.thumb, faded && css.faded)} src={src} />
}

type ShownLine = Pick<OrderLine, 'product_no' | 'product_name' | 'spec_values' | 'thumb_image_url' | 'price' | 'quantity'>

interface OrderLineRowProps {
  readonly line: ShownLine & Partial<Pick<OrderLine, 'line_amount'>>
  /** Desktop: price, quantity and amount in columns. */
  readonly wide?: boolean
  readonly linked?: boolean
  readonly faded?: boolean
  /** How it differs from what the shopper saw before. */
  readonly mark?: string | undefined
}

export function OrderLineRow({ line, wide, linked, faded, mark }: OrderLineRowProps) {
  const { t } = useTranslation('order')
  const quantity = t('quantity', { count: line.quantity })
  const name = (
    <span lang={NAMES_LANGUAGE} className={cx('size-13 line-18 weight-600 breaks', wide ? 'block' : 'lines-2 balance', css.name)}>
      {line.product_name}
    </span>
  )
  return (
    <li className={cx('row gap-12 align-start', css.line, wide && css.wide)}>
      <Thumb src={line.thumb_image_url} faded={faded} />
      <div className={cx('grow', css.words)}>
        {linked ? (
          <Link to={productPath(line.product_no)} className={cx('hitArea block', css.link)}>
            {name}
          </Link>
        ) : (
          name
        )}
        {line.spec_values.length > 0 && <small className="block size-12 line-16 tone-ink-3 breaks">{line.spec_values.join(', ')}</small>}
        {mark && <b className={cx('block size-12 line-16 tone-kunyit-ink', css.mark)}>{mark}</b>}
      </div>
      <div className={cx('rigid textAlign-right nowrap', css.figures)}>
        <Price amount={line.price} size={14} />
        <small className="block size-12 line-16 tone-ink-3">{quantity}</small>
      </div>
      {wide && (
        <div className={css.columns}>
          <span translate="no">{formatRupiah(line.price)}</span>
          <span>{quantity}</span>
          {line.line_amount !== undefined && <Price amount={line.line_amount} size={15} />}
        </div>
      )}
    </li>
  )
}

export function countPieces(lines: readonly OrderLine[]): number {
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
}

/** Above this, the last picture is a number. */
const PICTURES = 4

interface ThumbsProps {
  readonly lines: readonly (ShownLine & { readonly line_no: string })[]
  readonly faded?: boolean
}

export function Thumbs({ lines, faded }: ThumbsProps) {
  const shown = lines.length > PICTURES ? lines.slice(0, PICTURES - 1) : lines
  return (
    <div className={cx('row gap-8 align-fill', css.thumbs)}>
      {shown.map(({ line_no, thumb_image_url }) => (
        <Thumb key={line_no} src={thumb_image_url} faded={faded} />
      ))}
      {shown.length < lines.length && (
        <span className={cx('center rigid size-13 weight-700', css.more)} translate="no">{`+${lines.length - shown.length}`}</span>
      )}
    </div>
  )
}

/** The lines on a card: the first as a row, the others as a number. */
export function GoodsRow({ lines, faded }: ThumbsProps) {
  const { t } = useTranslation('order')
  const [first, ...others] = lines
  if (!first) return null
  return (
    <>
      <ul>
        <OrderLineRow line={first} faded={faded} />
      </ul>
      {others.length > 0 && <p className="above-6 size-12 line-16 weight-600 tone-ink-2">{t('others', { count: others.length })}</p>}
    </>
  )
}
