import type { CartLine } from '@nusaria/contracts/cart'
import { useTranslation } from 'react-i18next'
import { quantityLimit } from '../../entities/product/quantity-limit.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { FailureNote, Note } from '../../shared/ui/feedback/note.tsx'
import type { CartActions } from './cart-actions.ts'
import css from './cart-line.module.css'

/** Where the cart says which line passes what one order takes. */
export const EXCESS_ID = 'order-excess'

interface Props {
  readonly line: CartLine
  readonly tools: CartActions
}

/** Too many pieces: how many can be bought, and the way there. */
function TooManyNote({ line, tools }: Props) {
  const { t } = useTranslation('cart')
  const count = quantityLimit(line).max
  const { trouble } = line
  if (trouble !== 'stock_short' && trouble !== 'over_limit') return null
  return (
    <Note tone="red">
      {t(`trouble.${trouble}`, { count })}{' '}
      <button type="button" onClick={() => tools.setQuantity(line, count)}>
        {t('trouble.take', { count })}
      </button>
    </Note>
  )
}

/** More than one order takes, from this line on: how much, and the ways out. */
function ExcessNote({ line, tools }: Props) {
  const { t } = useTranslation('cart')
  const { excess } = tools
  if (excess?.line_id !== line.line_id) return null
  const { limit, most, selected, fits } = excess
  return (
    <Note tone="red" role="status" id={EXCESS_ID}>
      {t(`excess.${limit}`, { most, selected })}{' '}
      {fits > 0 && (
        <button type="button" onClick={() => tools.setQuantity(line, fits)}>
          {t('trouble.take', { count: fits })}
        </button>
      )}{' '}
      <button type="button" aria-label={t('excess.leaveLine', { name: line.product_name })} onClick={() => tools.select(line, false)}>
        {t('excess.leave')}
      </button>
    </Note>
  )
}

function NewPriceNote({ line, tools }: Props) {
  const { t } = useTranslation('cart')
  const { price, added_price } = line
  if (price === added_price) return null
  return (
    <Note tone={price > added_price ? 'amber' : 'green'}>
      {t(price > added_price ? 'price.up' : 'price.down', { price: formatRupiah(added_price) })}{' '}
      <button type="button" aria-label={t('price.acceptLine', { name: line.product_name })} onClick={() => tools.acceptPrices([line])}>
        {t('price.accept')}
      </button>
    </Note>
  )
}

/** Pieces that found no room when a guest's cart joined the member's. */
function MergeOverflowNote({ line, tools }: Props) {
  const { t } = useTranslation('cart')
  if (line.left_behind === 0) return null
  return (
    <Note tone="amber">
      {t('leftBehind.text', { count: line.left_behind })}{' '}
      <button type="button" onClick={() => tools.setQuantity(line, line.quantity)}>
        {t('leftBehind.ok')}
      </button>
    </Note>
  )
}

/** What the shopper should know about a line that can be bought, or could with fewer pieces. */
export function LineNotes(props: Props) {
  const { t } = useTranslation('cart')
  const { line, tools } = props
  const error = tools.quantityEdits.get(line.line_id)?.error
  return (
    <div className={css.notes}>
      {error !== undefined && <FailureNote failure={failureOf(error)}>{t('failed.quantity', { count: line.quantity })}</FailureNote>}
      <TooManyNote {...props} />
      <ExcessNote {...props} />
      <NewPriceNote {...props} />
      <MergeOverflowNote {...props} />
    </div>
  )
}
