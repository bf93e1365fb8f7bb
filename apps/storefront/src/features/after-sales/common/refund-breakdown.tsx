import type { RefundParts } from '@nusaria/contracts/after-sale-entities'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { KeyValue, KeyValueList } from '#ui/layout/panel.tsx'
import { Price } from '#ui/primitives/price.tsx'
import css from './refund-breakdown.module.css'

interface Props {
  readonly refund: RefundParts
  /** The request ended without a refund: shows the requested amount, without coins and vouchers. */
  readonly onlyRequested?: boolean
}

/** The parts of a refund as the server sums them: goods less voucher and coin shares, plus shipping; then coins and vouchers returned. */
export function RefundBreakdown({ refund, onlyRequested = false }: Props) {
  const { t } = useTranslation('afterSale')
  const { coins_returned, coins_taken_back, voucher_returned } = refund
  const rows = [
    ['refund.goods', refund.goods_amount],
    ['refund.voucher', -refund.voucher_share],
    ['refund.coins', -refund.coin_share],
    ['refund.shipping', refund.shipping_share],
  ] as const
  const notes = onlyRequested
    ? []
    : [
        coins_returned > 0 && t('refund.coinsReturned', { count: coins_returned }),
        coins_taken_back > 0 && t('refund.coinsTakenBack', { count: coins_taken_back }),
        voucher_returned && t('refund.voucher_returned'),
      ].filter((note) => note !== false)
  return (
    <>
      <KeyValueList>
        {rows.map(
          ([key, amount]) =>
            amount !== 0 && (
              <KeyValue key={key} label={t(key)}>
                <span className="nowrap" translate="no">
                  {formatRupiah(amount)}
                </span>
              </KeyValue>
            ),
        )}
      </KeyValueList>
      <div className={cx('row gap-16 align-baseline justify-between weight-700', css.total)}>
        <span>{t(onlyRequested ? 'refund.asked' : 'refund.total')}</span>
        <Price amount={refund.refund_amount} size={20} />
      </div>
      {notes.length > 0 && (
        <ul className="above-8 size-12 line-18 tone-kunyit-ink">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  )
}
