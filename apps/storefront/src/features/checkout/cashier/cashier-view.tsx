import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { AmountRows } from '#commerce/order/amount-rows.tsx'
import { countPieces, OrderLineRow } from '#commerce/order/order-line.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { useOnlineOnly } from '#ui/feedback/online-only.ts'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { type Cashier, isPaymentInProgress } from '../api.ts'
import { CashierHeaderSkeleton } from './cashier-header.tsx'
import css from './cashier-view.module.css'
import { PayMethodDetails, PayOptions } from './pay-options.tsx'
import { EndedNote, PaymentNotes } from './payment-notes.tsx'
import { PendingPayment } from './pending-payment.tsx'
import { useCashierForm } from './use-cashier-form.ts'

interface Props {
  readonly cashier: Cashier
  /** ms that the server's clock is ahead */
  readonly skew: number
  readonly expired: boolean
  /** Refetches the cashier. */
  readonly onCheck: () => Promise<unknown>
  /** Paid, or cash on delivery accepted. */
  readonly onDone: () => void
  /** Desktop: total and time left, above the button. */
  readonly head: React.ReactNode
}

/** An unpaid order at the cashier: its pending payment, or the payment methods. */
export function CashierView({ cashier, skew, expired, onCheck, onDone, head }: Props) {
  const { t } = useTranslation('checkout')
  const desktop = useLayout() === 'desktop'
  const { groups, choice, choose, entry, submit, page, busy, failure, outcome } = useCashierForm(cashier, skew, { onCheck, onDone })
  const onlineOnly = useOnlineOnly()
  const { payment, options, total } = cashier
  const notes = (
    <PaymentNotes failure={failure} outcome={outcome} badRedirect={page.badUrl} leaving={page.leaving} onCheck={() => void onCheck()} />
  )

  if (isPaymentInProgress(payment)) {
    const channel = options.find(({ method }) => method === payment.method)?.channels.find((each) => each.channel === payment.channel)
    const pending = (
      <div className="grid gap-12 fits">
        <CashierOrder cashier={cashier} />
        {notes}
        <PendingPayment
          key={payment.payment_no}
          payment={payment}
          method={channel?.channel_name ?? t(`cashier.group.${payment.method}`)}
          channel={channel}
          onContinue={page.open}
          opening={page.leaving}
          onCheck={onCheck}
        />
      </div>
    )
    if (!desktop) return pending
    return (
      <div className={cx('grid gap-24 align-start', css.columns)}>
        {pending}
        <aside className={cx('grid gap-16', css.aside)}>{head}</aside>
      </div>
    )
  }

  const payLabel = t(choice?.method === 'cod' ? 'cashier.placeCod' : 'cashier.pay', { amount: formatRupiah(total) })
  const button = groups.length > 0 && (
    <Button size="lg" block loading={busy} disabled={!busy && (expired || choice === null)} {...onlineOnly(submit)}>
      {choice === null ? t('cashier.choose') : payLabel}
    </Button>
  )
  const list = (
    <div className="grid gap-12 fits">
      <CashierOrder cashier={cashier} />
      <EndedNote cashier={cashier} />
      <div>
        <PayOptions
          groups={groups}
          chosen={choice}
          onChoose={choose}
          total={total}
          below={(method) => <PayMethodDetails method={method} choice={choice} entry={entry} failure={failure} onSubmit={submit} />}
        />
      </div>
    </div>
  )
  if (desktop)
    return (
      <div className={cx('grid gap-24 align-start', css.columns)}>
        {list}
        <aside className={cx('grid gap-16', css.aside)}>
          {head}
          {notes}
          {button}
        </aside>
      </div>
    )
  return (
    <>
      {list}
      {button && (
        <BottomBar>
          <div className="grid gap-10 wide">
            {notes}
            {button}
          </div>
        </BottomBar>
      )}
    </>
  )
}

/** The order and the ways to pay; on desktop the sum beside them. */
export function CashierSkeleton() {
  const desktop = useLayout() === 'desktop'
  const list = (
    <div className="grid gap-12 fits" aria-hidden="true">
      <Panel>
        <Skeleton height={20} width="60%" />
      </Panel>
      <Panel>
        <Skeleton height={32} width="85%" gap={14} />
        <Skeleton height={32} width="70%" gap={14} />
        <Skeleton height={32} width="85%" />
      </Panel>
      <Panel>
        <Skeleton height={32} width="85%" gap={14} />
        <Skeleton height={32} width="70%" />
      </Panel>
    </div>
  )
  if (!desktop) return list
  return (
    <div className={cx('grid gap-24 align-start', css.columns)}>
      {list}
      <aside className={cx('grid gap-16', css.aside)} aria-hidden="true">
        <CashierHeaderSkeleton button />
      </aside>
    </div>
  )
}

const PICTURES = 2

/** The order number and its first goods; all lines and the amounts unfold. */
function CashierOrder({ cashier }: { readonly cashier: Cashier }) {
  const { t } = useTranslation('order')
  const { order_no, lines } = cashier
  return (
    <details className={cx('surface padX-16', css.box)}>
      <summary>
        <span className={cx('row align-fill rigid', css.pictures)}>
          {lines.slice(0, PICTURES).map(({ line_no, thumb_image_url }) => (
            <Picture key={line_no} src={thumb_image_url} sizes="40px" className={css.picture} />
          ))}
        </span>
        <span className="grow">
          <small>{t('field.order_no')}</small>
          <b translate="no">{order_no}</b>
        </span>
        <span className="tone-ink-2">{t('items', { count: countPieces(lines) })}</span>
        <Icon of={ChevronDown} size={20} className={css.arrow} />
      </summary>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.line_no} line={line} />
        ))}
      </ul>
      <AmountRows of={cashier} />
    </details>
  )
}
