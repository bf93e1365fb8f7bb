import type { Cashier } from '../../entities/payment/payment-api.ts'
import type { PayChoice } from '../../entities/payment-method/pay-choice.ts'
import { payGroups } from '../../entities/payment-method/pay-choice.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { isOutcomeUnknown } from '../../shared/submission/submit.ts'
import { payErrorTargetOf } from './pay-error-target.ts'
import { useCardEntry } from './use-card-entry.ts'
import { usePay } from './use-pay.ts'

interface Callbacks {
  /** Asks the shop how things stand. */
  readonly onCheck: () => Promise<unknown>
  readonly onDone: () => void
}

/** What is chosen and typed at the cashier, and sending it. */
export function useCashierForm(cashier: Cashier, skew: number, { onCheck, onDone }: Callbacks) {
  // Outlives the end of a session; what is typed of a card doesn't.
  const [key, setKey, forgetKey] = useDraft<string | null>(`cashier:${cashier.order_no}`, null)
  const payer = usePay(onDone)
  const entry = useCardEntry(skew)
  const groups = payGroups(cashier)
  // By its key: what was offered may have changed since it was chosen.
  const choice = groups.flatMap(({ choices }) => choices).find((each) => each.key === key && each.disabledReason === null) ?? null

  const choose = (next: PayChoice) => {
    setKey(next.key)
    entry.changeCvn('')
  }

  const submit = async () => {
    const card = choice && entry.partFor(choice)
    if (!choice || !card || payer.busy) return
    const failure = await payer.pay(cashier, choice, card)
    entry.forgetCvn()
    if (!failure) return forgetKey()
    entry.refuse(failure, choice)
    if (isOutcomeUnknown(failure)) return void (await onCheck())
    if (payErrorTargetOf(failure) === 'cod' || payErrorTargetOf(failure) === 'moved') await onCheck()
  }

  return { groups, choice, choose, entry, submit: () => void submit(), payer } as const
}
