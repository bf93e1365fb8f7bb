import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { type BuyAgainOutcome, useBuyAgain } from '../order/order-dialogs-context.ts'
import css from './order-dialogs.module.css'
import { isRefused } from './order-refusal.tsx'

interface Product {
  readonly product_no: string
  readonly product_name: string
  readonly spec_values: readonly string[]
}

function ProductReasons<G extends Product>({ goods, why }: { readonly goods: readonly G[]; readonly why: (good: G) => ReactNode }) {
  return (
    <ul className={cx('grid gap-8', css.goods)}>
      {goods.map((good) => (
        <li key={`${good.product_no} ${good.spec_values.join()}`}>
          <b className="block tone-ink breaks">{[good.product_name, ...good.spec_values].join(', ')}</b>
          <small className="size-12 line-16 weight-600 tone-ink-2">{why(good)}</small>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  readonly orderNo: string
  readonly outcome: BuyAgainOutcome
  readonly open: boolean
  readonly onClose: () => void
}

/** After "buy again": products that weren't added, or with fewer pieces, and why; those with another price; or that it failed. */
export function BuyAgainDialog({ orderNo, outcome, open, onClose }: Props) {
  const { t } = useTranslation(['order', 'common'])
  const navigate = useNavigate()
  const { buyAgain, isLoading } = useBuyAgain()
  const toCart = () => {
    onClose()
    void navigate(paths.cart)
  }
  const failed = 'failure' in outcome
  const { repriced = [] } = failed ? {} : outcome
  const full = !failed && outcome.left_out.some(({ reason }) => reason === 'cart_full')
  const stay = (
    <Button variant="outline" onClick={onClose}>
      {t('common:action.close')}
    </Button>
  )
  const next = failed
    ? !isRefused(outcome.failure) && (
        <Button onClick={() => void buyAgain(orderNo)} loading={isLoading}>
          {t('common:action.retry')}
        </Button>
      )
    : (outcome.added > 0 || full) && <Button onClick={toCart}>{t('order:again.toCart')}</Button>
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(failed || outcome.added === 0 ? 'order:again.none' : 'order:again.done', { count: failed ? 0 : outcome.added })}
      size="form"
      footer={
        <>
          {stay}
          {next}
        </>
      }
    >
      {failed ? (
        <FailureNote failure={outcome.failure} />
      ) : (
        <div className="grid gap-12 textAlign-left">
          {outcome.left_out.length > 0 && (
            <>
              <p className="weight-700 tone-ink">{t('order:again.leftOut')}</p>
              <ProductReasons goods={outcome.left_out} why={({ reason }) => t(`order:again.reason.${reason}`)} />
            </>
          )}
          {outcome.fewer.length > 0 && (
            <>
              <p className="weight-700 tone-ink">{t('order:again.fewer')}</p>
              <ProductReasons goods={outcome.fewer} why={({ added, wanted }) => t('order:again.instead', { added, wanted })} />
            </>
          )}
          {repriced.length > 0 && (
            <>
              <p className="weight-700 tone-ink">{t('order:again.repriced')}</p>
              <ProductReasons
                goods={repriced}
                why={({ before, price }) =>
                  t(price > before ? 'order:again.dearer' : 'order:again.cheaper', {
                    before: formatRupiah(before),
                    price: formatRupiah(price),
                  })
                }
              />
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
