import type { OrderLine } from '@nusaria/contracts/order-entities'
import { useNavigate } from 'react-router-dom'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { type BuyAgainOutcome, useBuyAgain } from '../order/order-dialogs-context.ts'
import { isRefused, type OrderDialogProps } from './order-action-dialog.tsx'
import css from './order-dialogs.module.css'

interface ProductReasonsProps<G> {
  readonly title: string
  readonly goods: readonly G[]
  readonly toReason: (good: G) => string
}

function ProductReasons<G extends Pick<OrderLine, 'product_no' | 'product_name' | 'spec_values'>>(props: ProductReasonsProps<G>) {
  const { title, goods, toReason } = props
  if (goods.length === 0) return null
  return (
    <>
      <p className="weight-700 tone-ink">{title}</p>
      <ul className={cx('grid gap-8', css.goods)}>
        {goods.map((good) => (
          <li key={`${good.product_no} ${good.spec_values.join()}`}>
            <b className="block tone-ink breaks">{[good.product_name, ...good.spec_values].join(', ')}</b>
            <small className="size-12 line-16 weight-600 tone-ink-2">{toReason(good)}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Props extends OrderDialogProps {
  readonly outcome: BuyAgainOutcome
}

export function BuyAgainDialog({ orderNo, outcome, open, onClose }: Props) {
  const { t } = useTranslation(['order', 'common'])
  const navigate = useNavigate()
  const { buyAgain, isLoading } = useBuyAgain()
  const toCart = () => {
    onClose()
    void navigate(paths.cart)
  }
  const failed = 'failure' in outcome
  const full = !failed && outcome.left_out.some(({ reason }) => reason === 'cart_full')
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
          <Button variant="outline" onClick={onClose}>
            {t('common:action.close')}
          </Button>
          {next}
        </>
      }
    >
      {failed ? (
        <FailureNote failure={outcome.failure} />
      ) : (
        <div className="grid gap-12 textAlign-left">
          <ProductReasons
            title={t('order:again.leftOut')}
            goods={outcome.left_out}
            toReason={({ reason }) => t(`order:again.reason.${reason}`)}
          />
          <ProductReasons
            title={t('order:again.fewer')}
            goods={outcome.fewer}
            toReason={({ added, wanted }) => t('order:again.instead', { added, wanted })}
          />
          <ProductReasons
            title={t('order:again.repriced')}
            goods={outcome.repriced ?? []}
            toReason={({ before, price }) => {
              const amounts = { before: formatRupiah(before), price: formatRupiah(price) }
              return t(price > before ? 'order:again.dearer' : 'order:again.cheaper', amounts)
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
