import type { ResultOf } from '@nusaria/contracts/endpoint'
import type { Payment, paymentContract } from '@nusaria/contracts/payment'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rupiah } from '../../shared/format/rupiah.ts'
import { useLayout } from '../../shared/layout/use-layout.ts'
import { BottomBar } from '../../shared/ui/bottom-bar.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { FailureNote, Note } from '../../shared/ui/note.tsx'
import css from './cashier-view.module.css'
import { isUnsure } from './failure-spot.ts'
import type { PayChoice } from './pay-choice.ts'
import { payGroups } from './pay-choice.ts'
import { PayOptions } from './pay-options.tsx'
import { PendingPayment } from './pending-payment.tsx'
import { isUnderWay } from './use-cashier.ts'
import { usePay } from './use-pay.ts'

export type Cashier = ResultOf<(typeof paymentContract)['cashier']>

interface Props {
  readonly cashier: Cashier
  /** How the last payment ended that didn't bring the money. */
  readonly ended: Payment | null
  /** Whether the time to pay is over. */
  readonly over: boolean
  /** Asks anew. */
  readonly onCheck: () => Promise<unknown>
  /** Paid, or accepted at the door. */
  readonly onDone: () => void
  /** Desktop: the total and the time left, above the button. */
  readonly head: React.ReactNode
}

/** How a try ended, in words. */
function EndedNote({ ended }: { readonly ended: Payment | null }) {
  const { t } = useTranslation('checkout')
  const status = ended?.status
  if (status !== 'failed' && status !== 'cancelled' && status !== 'expired' && status !== 'refunded') return null
  return (
    <Note tone={status === 'failed' ? 'red' : 'amber'} role="alert">
      {t(`cashier.ended.${status}`)}
    </Note>
  )
}

/** An unpaid order at the cashier: a payment under way, or the ways to start one. */
export function CashierView({ cashier, ended, over, onCheck, onDone, head }: Props) {
  const { t } = useTranslation('checkout')
  const desktop = useLayout() === 'desktop'
  const [choice, setChoice] = useState<PayChoice | null>(null)
  const { pay, open, busy, leaving, failure, lost } = usePay(onDone)
  const { payment, options, total } = cashier
  const groups = payGroups(options)

  const notes = (
    <>
      {lost && (
        <Note tone="red" role="alert">
          {t('cashier.badRedirect')}
        </Note>
      )}
      <FailureNote failure={failure}>{failure && isUnsure(failure) ? t('cashier.unsure') : undefined}</FailureNote>
      {leaving && (
        <Note tone="grey" role="status">
          {t('cashier.redirecting')}
        </Note>
      )}
    </>
  )

  if (isUnderWay(payment)) {
    const { method, channel } = payment
    const named = groups.flatMap(({ choices }) => choices).find((each) => each.method === method && each.channel === (channel ?? undefined))
    const pending = (
      <div className={css.stack}>
        {notes}
        <PendingPayment
          payment={payment}
          method={named?.name ?? (method === 'card' ? '' : t(`cashier.group.${method}`))}
          onContinue={open}
          opening={leaving}
          onCheck={onCheck}
        />
      </div>
    )
    if (!desktop) return pending
    return (
      <div className={css.columns}>
        {pending}
        <aside className={css.aside}>{head}</aside>
      </div>
    )
  }

  const amount = rupiah(total)
  const button = (
    <Button
      size="lg"
      block
      loading={busy}
      disabled={!busy && (over || choice === null)}
      onClick={() => choice && void pay(cashier, choice)}
    >
      {choice === null ? t('cashier.choose') : t(choice.method === 'cod' ? 'cashier.placeCod' : 'cashier.pay', { amount })}
    </Button>
  )
  const list = (
    <div className={css.stack}>
      <EndedNote ended={ended} />
      <div>
        <PayOptions groups={groups} chosen={choice} onChoose={setChoice} total={total} />
      </div>
    </div>
  )
  if (desktop)
    return (
      <div className={css.columns}>
        {list}
        <aside className={css.aside}>
          {head}
          {notes}
          {button}
        </aside>
      </div>
    )
  return (
    <>
      {list}
      <BottomBar>
        <div className={css.bar}>
          {notes}
          {button}
        </div>
      </BottomBar>
    </>
  )
}
