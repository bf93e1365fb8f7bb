import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import type { ReactNode } from 'react'
import { AmountRows } from '#commerce/order/amount-rows.tsx'
import { countPieces, OrderLineRow } from '#commerce/order/order-line.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { countdownParts, formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { useOnlineOnly } from '#ui/feedback/online-only.ts'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { type Cashier, isPaymentInProgress } from '../api.ts'
import { onFirstClick } from '../on-first-click.ts'
import css from './cashier-view.module.css'
import { PayOptions } from './pay-options.tsx'
import { EndedNote, PaymentNotes, PendingPayment } from './payment-status.tsx'
import { type CashierCallbacks, useCashierForm } from './use-cashier-form.ts'

/** The total, and the time left when the order has a deadline. `left` in ms. */
export function CashierHeader({ cashier: { total, pay_by }, left }: { readonly cashier: Cashier; readonly left: number }) {
  const { t } = useTranslation('checkout')
  const { hours, minutes, seconds } = countdownParts(left)
  return (
    <div className="textAlign-center">
      <p className={css.label}>{t('cashier.total')}</p>
      <Price amount={total} size={36} className={css.total} />
      {pay_by && (
        <>
          <p className={css.deadline}>{t('cashier.deadline', { time: formatDateTime(pay_by) })}</p>
          <div className={css.clock} role="timer" translate="no" aria-label={t('cashier.leftSpoken', { hours, minutes })}>
            <b className="center size-20 digits">{hours}</b>:<b className="center size-20 digits">{minutes}</b>:
            <b className="center size-20 digits">{seconds}</b>
          </div>
        </>
      )}
    </div>
  )
}

/** The header without its sum; on desktop the button that pays is below it. */
export function CashierHeaderSkeleton({ button }: { readonly button?: boolean }) {
  return (
    <div className={css.expected} aria-hidden="true">
      <Skeleton height={14} width={112} gap={10} />
      <Skeleton height={34} width={176} gap={22} />
      <Skeleton height={14} width={208} gap={14} />
      <Skeleton height={46} width={168} radius={12} gap={button ? 16 : 0} />
      {button && <Skeleton height={52} width="100%" radius={12} />}
    </div>
  )
}

interface ColumnsProps {
  readonly aside: ReactNode
  readonly skeleton?: true
  readonly children: ReactNode
}

/** Desktop: total, time left and button beside the rest. */
function Columns({ aside, skeleton, children }: ColumnsProps) {
  return (
    <div className={cx('grid gap-24 align-start', css.columns)}>
      {children}
      <aside className={cx('grid gap-16', css.aside)} aria-hidden={skeleton}>
        {aside}
      </aside>
    </div>
  )
}

interface Props extends CashierCallbacks {
  readonly cashier: Cashier
  /** ms that the server's clock is ahead */
  readonly skew: number
  readonly expired: boolean
  /** Desktop: total and time left, above the button. */
  readonly head: ReactNode
}

export function CashierView({ cashier, skew, expired, onCheck, onDone, head }: Props) {
  const { t } = useTranslation('checkout')
  const desktop = useLayout() === 'desktop'
  const form = useCashierForm(cashier, skew, { onCheck, onDone })
  const onlineOnly = useOnlineOnly()
  const { payment, total } = cashier
  const { groups, choice, busy } = form
  const notes = <PaymentNotes form={form} onCheck={onCheck} />

  if (isPaymentInProgress(payment)) {
    const pending = (
      <div className="grid gap-12 fits">
        <CashierOrder cashier={cashier} />
        {notes}
        <PendingPayment key={payment.payment_no} payment={payment} options={cashier.options} page={form.page} onCheck={onCheck} />
      </div>
    )
    return desktop ? <Columns aside={head}>{pending}</Columns> : pending
  }

  const payLabel = t(choice?.method === 'cod' ? 'cashier.placeCod' : 'cashier.pay', { amount: formatRupiah(total) })
  const button = groups.length > 0 && (
    <Button size="lg" block loading={busy} disabled={!busy && (expired || choice === null)} {...onlineOnly(onFirstClick(form.submit))}>
      {choice === null ? t('cashier.choose') : payLabel}
    </Button>
  )
  const list = (
    <div className="grid gap-12 fits">
      <CashierOrder cashier={cashier} />
      <EndedNote cashier={cashier} />
      <div>
        <PayOptions form={form} total={total} />
      </div>
    </div>
  )
  if (desktop) {
    const aside = (
      <>
        {head}
        {notes}
        {button}
      </>
    )
    return <Columns aside={aside}>{list}</Columns>
  }
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
    <Columns aside={<CashierHeaderSkeleton button />} skeleton>
      {list}
    </Columns>
  )
}

/** The order number and its first goods; all lines and the amounts unfold. */
function CashierOrder({ cashier }: { readonly cashier: Cashier }) {
  const { t } = useTranslation('order')
  const { order_no, lines } = cashier
  return (
    <details className={cx('surface padX-16', css.box)}>
      <summary>
        <span className={cx('row align-fill rigid', css.pictures)}>
          {lines.slice(0, 2).map(({ line_no, thumb_image_url }) => (
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
