import type { CartLine } from '@nusaria/contracts/cart'
import { quantityLimit } from '#commerce/product/quantity-limit.ts'
import { toFailure } from '#platform/api/failure.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote, Note } from '#ui/feedback/note.tsx'
import css from './cart-line.module.css'
import type { CartActions } from './use-cart-actions.ts'

/** DOM id of the note on the line that exceeds the limits of one order. */
export const EXCESS_ID = 'order-excess'

interface Props {
  readonly line: CartLine
  readonly actions: CartActions
}

/** More pieces than can be bought, with a button that reduces them. */
function TooManyNote({ line, actions }: Props) {
  const { t } = useTranslation('cart')
  const count = quantityLimit(line).max
  const { trouble } = line
  if (trouble !== 'stock_short' && trouble !== 'over_limit') return null
  return (
    <Note tone="red">
      <span>{t(`trouble.${trouble}`, { count })}</span>{' '}
      <button type="button" onClick={() => actions.setQuantity(line, count)}>
        {t('trouble.take', { count })}
      </button>
    </Note>
  )
}

/** From this line on, the selection exceeds the limits of one order. */
function ExcessNote({ line, actions }: Props) {
  const { t } = useTranslation('cart')
  const { excess } = actions
  if (excess?.line_id !== line.line_id) return null
  const { limit, most, selected, fits } = excess
  return (
    <Note tone="red" role="status" id={EXCESS_ID}>
      <span>{t(`excess.${limit}`, { most, selected })}</span>{' '}
      {fits > 0 && (
        <button type="button" onClick={() => actions.setQuantity(line, fits)}>
          {t('trouble.take', { count: fits })}
        </button>
      )}{' '}
      <button type="button" aria-label={t('excess.leaveLine', { name: line.product_name })} onClick={() => actions.select(line, false)}>
        {t('excess.leave')}
      </button>
    </Note>
  )
}

function NewPriceNote({ line, actions }: Props) {
  const { t } = useTranslation('cart')
  const { price, added_price } = line
  if (price === added_price) return null
  return (
    <Note tone={price > added_price ? 'amber' : 'green'}>
      <span>{t(price > added_price ? 'price.up' : 'price.down', { price: formatRupiah(added_price) })}</span>{' '}
      <button type="button" aria-label={t('price.acceptLine', { name: line.product_name })} onClick={() => actions.acceptPrices([line])}>
        {t('price.accept')}
      </button>
    </Note>
  )
}

/** Pieces lost when a guest's cart was merged into the member's. */
function MergeOverflowNote({ line, actions }: Props) {
  const { t } = useTranslation('cart')
  if (line.left_behind === 0) return null
  return (
    <Note tone="amber">
      <span>{t('leftBehind.text', { count: line.left_behind })}</span>{' '}
      <button type="button" onClick={() => actions.setQuantity(line, line.quantity)}>
        {t('leftBehind.ok')}
      </button>
    </Note>
  )
}

/** Problems and news of a line that can be bought, maybe with fewer pieces. */
export function CartLineNotes(props: Props) {
  const { t } = useTranslation('cart')
  const { line, actions } = props
  const error = actions.quantityEdits.get(line.line_id)?.error
  return (
    <div className={cx('grid gap-8', css.notes)}>
      {error !== undefined && <FailureNote failure={toFailure(error)}>{t('failed.quantity', { count: line.quantity })}</FailureNote>}
      <TooManyNote {...props} />
      <ExcessNote {...props} />
      <NewPriceNote {...props} />
      <MergeOverflowNote {...props} />
    </div>
  )
}
