import type { PayMethod } from '@nusaria/contracts/order-entities'
import { type ReactNode, Suspense } from 'react'
import type { Failure } from '#platform/api/failure.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import type { PayChoice, PayGroup } from '../pay-choice.ts'
import { usePayChoiceText } from '../pay-choice-text.ts'
import { PayMethodIcon, payMethodIcons } from '../pay-method-icon.tsx'
import { ServiceNote } from '../service-note.tsx'
import css from './pay-options.module.css'
import { findPayErrorTarget } from './pay-refusals.ts'
import type { CardEntry } from './use-card-entry.ts'

interface PayOptionsProps {
  readonly groups: readonly PayGroup[]
  readonly chosen: PayChoice | null
  readonly onChoose: (choice: PayChoice) => void
  /** Rupiah; shown for cash on delivery. */
  readonly total: number
  /** Below the choices of a method: a form, a refusal. */
  readonly below: (method: PayMethod) => ReactNode
}

/** The payment choices, by method. */
export function PayOptions({ groups, chosen, onChoose, total, below }: PayOptionsProps) {
  const { t } = useTranslation('checkout')
  const payChoiceText = usePayChoiceText(total)
  if (groups.length === 0) return <ServiceNote text={t('cashier.noWay')} />
  return groups.map(({ method, choices }) => (
    <div key={method} className={css.kind}>
      <h2 className={cx('row gap-8 size-13 line-20 weight-700 tone-ink-2', css.group)}>
        <Icon of={payMethodIcons[method]} size={16} stroke={2} />
        <span>{t(`cashier.group.${method}`)}</span>
      </h2>
      <Panel flush>
        <RadioCards
          label={t(`cashier.group.${method}`)}
          look="rows"
          value={chosen?.method === method ? chosen.key : null}
          onChange={(key) => {
            const choice = choices.find((each) => each.key === key)
            if (choice) onChoose(choice)
          }}
          options={choices.map((choice) => ({
            value: choice.key,
            ...payChoiceText(choice),
            icon: <PayMethodIcon choice={choice} />,
            disabled: choice.disabledReason !== null,
          }))}
        />
        <div className={cx('grid padX-16 padY-16 gap-16', css.below)}>{below(method)}</div>
      </Panel>
    </div>
  ))
}

const CardPaymentForm = lazyWithRetry(() => import('./card-payment-form.tsx').then((m) => ({ default: m.CardPaymentForm })))

interface PayMethodDetailsProps {
  readonly method: PayMethod
  readonly choice: PayChoice | null
  readonly entry: CardEntry
  readonly failure: Failure | undefined
  readonly onSubmit: () => void
}

/** Below the choices of one method: its refusal, and the card form. */
export function PayMethodDetails({ method, choice, entry, failure, onSubmit }: PayMethodDetailsProps) {
  const target = failure && findPayErrorTarget(failure)
  const refused = (method === 'card' || method === 'cod') && target === method ? failure : undefined
  return (
    <>
      <FailureNote failure={refused} />
      {method === 'card' && choice?.method === 'card' && (
        <Suspense fallback={<Skeleton height={choice.card ? 72 : 420} radius={12} />}>
          <CardPaymentForm choice={choice} entry={entry} onSubmit={onSubmit} />
        </Suspense>
      )}
    </>
  )
}
