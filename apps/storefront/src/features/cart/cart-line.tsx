import type { CartLine as Line } from '@nusaria/contracts/cart'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import EllipsisVertical from 'lucide/dist/esm/icons/ellipsis-vertical.mjs'
import Heart from 'lucide/dist/esm/icons/heart.mjs'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import type { ReactNode } from 'react'
import { useCartDetailQuery } from '#commerce/cart/cart-count.ts'
import { QuantityField } from '#commerce/product/quantity-field.tsx'
import { quantityLimit } from '#commerce/product/quantity-limit.ts'
import { RestockAlertSlot } from '#commerce/restock-alert/restock-alert-slot.tsx'
import { toFailure } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink, productPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Button, IconButton, LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import css from './cart-line.module.css'
import { SwipeRow } from './line-actions.tsx'
import { isUnavailable } from './line-state.ts'
import type { CartActions } from './use-cart-actions.ts'

/** DOM id of the note on the line that exceeds the limits of one order. */
export const EXCESS_ID = 'order-excess'

interface Props {
  readonly line: Line
  readonly actions: CartActions
}

export function CartLine(props: Props) {
  return isUnavailable(props.line) ? <UnavailableLine {...props} /> : <AvailableLine {...props} />
}

/** A line that can be bought, maybe with fewer pieces. */
function AvailableLine(props: Props) {
  const { t } = useTranslation('cart')
  const { line, actions } = props
  const discounted = line.scribing_price > line.price
  return (
    <LineLayout {...props}>
      <span className={css.buy}>
        <span className={cx('above-8 shrink', css.price)}>
          <Price amount={line.price} size={15} sale={discounted} />
          {discounted && (
            <s className="block size-11 line-14">
              <VisuallyHidden>{t('price.struck', { price: '' })}</VisuallyHidden>
              <span translate="no">{formatRupiah(line.scribing_price)}</span>
            </s>
          )}
        </span>
        <span className={css.step}>
          <QuantityField
            value={line.quantity}
            limit={quantityLimit(line)}
            onChange={(next) => actions.setQuantity(line, next)}
            label={t('quantity', { name: line.product_name })}
          />
        </span>
      </span>
      <span className={css.amount}>
        <VisuallyHidden>{`${t('columns.amount')}: `}</VisuallyHidden>
        <Price amount={line.line_amount} size={15} />
      </span>
      <LineNotes {...props} />
    </LineLayout>
  )
}

/** Problems and news of a line that can be bought, each with what the shopper can do. */
function LineNotes({ line, actions }: Props) {
  const { t } = useTranslation('cart')
  const { trouble, price, added_price, left_behind, quantity, product_name: name } = line
  const error = actions.quantityEdits.get(line.line_id)?.error
  const most = quantityLimit(line).max
  // From this line on, the selection exceeds the limits of one order.
  const excess = actions.excess?.line_id === line.line_id ? actions.excess : null
  return (
    <div className={cx('grid gap-8', css.notes)}>
      {error !== undefined && <FailureNote failure={toFailure(error)}>{t('failed.quantity', { count: quantity })}</FailureNote>}
      {(trouble === 'stock_short' || trouble === 'over_limit') && (
        <Note tone="red">
          <span>{t(`trouble.${trouble}`, { count: most })}</span>{' '}
          <button type="button" onClick={() => actions.setQuantity(line, most)}>
            {t('trouble.take', { count: most })}
          </button>
        </Note>
      )}
      {excess && (
        <Note tone="red" role="status" id={EXCESS_ID}>
          <span>{t(`excess.${excess.limit}`, { most: excess.most, selected: excess.selected })}</span>{' '}
          {excess.fits > 0 && (
            <button type="button" onClick={() => actions.setQuantity(line, excess.fits)}>
              {t('trouble.take', { count: excess.fits })}
            </button>
          )}{' '}
          <button type="button" aria-label={t('excess.leaveLine', { name })} onClick={() => actions.select(line, false)}>
            {t('excess.leave')}
          </button>
        </Note>
      )}
      {price !== added_price && (
        <Note tone={price > added_price ? 'amber' : 'green'}>
          <span>{t(price > added_price ? 'price.up' : 'price.down', { price: formatRupiah(added_price) })}</span>{' '}
          <button type="button" aria-label={t('price.acceptLine', { name })} onClick={() => actions.acceptPrices([line])}>
            {t('price.accept')}
          </button>
        </Note>
      )}
      {/* Pieces lost when a guest's cart was merged into the member's. */}
      {left_behind > 0 && (
        <Note tone="amber">
          <span>{t('leftBehind.text', { count: left_behind })}</span>{' '}
          <button type="button" onClick={() => actions.setQuantity(line, quantity)}>
            {t('leftBehind.ok')}
          </button>
        </Note>
      )}
    </div>
  )
}

/** A line that can't be bought now, with alternatives. */
function UnavailableLine(props: Props) {
  const { t } = useTranslation('cart')
  const { line, actions } = props
  const { refetch } = useCartDetailQuery()
  const offSale = line.trouble === 'off_sale'
  return (
    <LineLayout {...props} badge={t(offSale ? 'unavailable.off_sale' : 'unavailable.sold_out')}>
      <span className={cx('above-8 shrink', css.price)}>
        <Price amount={line.price} size={15} className={css.gone} />
      </span>
      {!actions.bulkSelection && (
        <div className={cx('row above-12 gap-6 align-fill wrap', css.instead)}>
          {line.spec_values.length > 0 && (
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => actions.changeVariant(line)}>
              {t('variant.another')}
            </Button>
          )}
          <LinkButton {...categoryProductsLink(line.nav_type_id)} variant="outline" size="sm">
            {t('similarShort')}
          </LinkButton>
          {!offSale && <RestockAlertSlot skuNo={line.sku_no} size="sm" onStale={() => void refetch()} />}
        </div>
      )}
    </LineLayout>
  )
}

interface LayoutProps extends Props {
  /** Over the picture of an unavailable line. */
  readonly badge?: string
  /** Price, quantity, notes. */
  readonly children: ReactNode
}

/** The parts that every line has: checkbox, picture, name, variant, actions. */
function LineLayout({ line, actions, badge, children }: LayoutProps) {
  const { t } = useTranslation('cart')
  const desktop = useLayout() === 'desktop'
  const { line_id, product_name, spec_values, trouble } = line
  const { bulkSelection } = actions
  const product = productPath(line.product_no)
  const row = (
    <div className={cx('grid padX-16 padY-14 align-center', css.row, badge !== undefined && css.away)}>
      <span className={css.box}>
        <Checkbox
          checked={bulkSelection ? bulkSelection.selectedIds.has(line_id) : line.selected && trouble === null}
          disabled={!bulkSelection && trouble !== null}
          label={t('select', { name: [product_name, ...spec_values].join(', ') })}
          onChange={(selected) => (bulkSelection ? bulkSelection.select([line_id], selected) : actions.select(line, selected))}
        />
      </span>
      <Link to={product} className={css.picture} tabIndex={-1} aria-hidden="true" draggable={false}>
        <Picture src={line.thumb_image_url} draggable={false} />
        {badge !== undefined && <span className={cx('size-11 line-24 weight-700 ellipsis', css.badge)}>{badge}</span>}
      </Link>
      <Link to={product} className={cx('hitArea shrink', css.link)}>
        <span className={cx('size-13 line-18 weight-600 breaks lines-2 balance', css.name)}>{product_name}</span>
        {badge !== undefined && <VisuallyHidden>{` (${badge})`}</VisuallyHidden>}
      </Link>
      {spec_values.length > 0 && (
        <div className={css.variant}>
          <button type="button" className={css.spec} aria-haspopup="dialog" onClick={() => actions.changeVariant(line)}>
            <VisuallyHidden>{`${t('variant.change')}: `}</VisuallyHidden>
            <span>{spec_values.join(', ')}</span>
            <Icon of={ChevronDown} size={14} />
          </button>
        </div>
      )}
      {!bulkSelection && <LineActions line={line} actions={actions} />}
      {children}
    </div>
  )
  return (
    <li className={css.line} data-sku={line.sku_no}>
      {desktop ? (
        row
      ) : (
        <SwipeRow
          disabled={bulkSelection !== null}
          onMove={() => void actions.moveToFavourites([line])}
          onRemove={() => void actions.remove([line])}
        >
          {row}
        </SwipeRow>
      )}
    </li>
  )
}

/** Buttons on desktop; on mobile a menu, for shoppers who can't swipe. */
function LineActions({ line, actions }: Props) {
  const { t } = useTranslation('cart')
  const desktop = useLayout() === 'desktop'
  const name = line.product_name
  return (
    <div className={css.actions}>
      {desktop ? (
        <>
          <IconButton
            label={t('moveLine', { name })}
            title={t('move')}
            className={css.action}
            onClick={() => void actions.moveToFavourites([line])}
          >
            <Icon of={Heart} size={18} />
          </IconButton>
          <IconButton
            label={t('removeLine', { name })}
            title={t('remove')}
            className={css.action}
            onClick={() => void actions.remove([line])}
          >
            <Icon of={Trash2} size={18} />
          </IconButton>
        </>
      ) : (
        <IconButton label={t('menu.open', { name })} aria-haspopup="dialog" className={css.action} onClick={() => actions.openMenu(line)}>
          <Icon of={EllipsisVertical} size={16} />
        </IconButton>
      )}
    </div>
  )
}
