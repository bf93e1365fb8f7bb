import type { PayMethod } from '@nusaria/contracts/order-entities'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { Suspense, useId } from 'react'
import { CardBrandBadge } from '#commerce/payment-method/card/card-brand-badge.tsx'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { cx } from '#ui/cx.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import { NoPayMethodNote, payMethodIcons, useDisabledReasonText } from '../pay-methods.tsx'
import type { PayChoice } from './pay-choices.ts'
import css from './pay-options.module.css'
import { type CashierForm, findPayErrorTarget } from './use-cashier-form.ts'

const CardPaymentForm = lazyWithRetry(() => import('./card-payment-form.tsx').then((m) => ({ default: m.CardPaymentForm })))

/** The title and the second line of a choice. `total` in Rupiah. */
function useChoiceTexts(total: number) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const disabledReasonText = useDisabledReasonText()

  const toText = ({ method, card, eWallet, disabledReason }: PayChoice): string => {
    if (disabledReason) return disabledReasonText(disabledReason)
    if (card) {
      const month = String(card.expiry_month).padStart(2, '0')
      return t('cashier:card.until', { date: `${month}/${String(card.expiry_year).slice(-2)}` })
    }
    if (eWallet) return eWallet.masked_phone
    if (method === 'cod') return t('cashier.option.codText', { amount: formatRupiah(total) })
    return method === 'card' ? t('cashier:card.newText') : t(`cashier.option.${method}`)
  }

  const toTitle = ({ method, name, card }: PayChoice): string => {
    if (card) return `${card.bank_name} •••• ${card.masked_number.slice(-4)}`
    if (name) return name
    if (method === 'card') return t('cashier:card.new')
    return t(method === 'cod' ? 'cashier.option.cod' : `cashier.group.${method}`)
  }

  return (choice: PayChoice, isLastUsed: boolean) => ({
    title: (
      <>
        {toTitle(choice)} {isLastUsed && <Tag>{t('cashier:lastUsed')}</Tag>}
      </>
    ),
    text: toText(choice),
  })
}

/** The name of a bank or e-wallet in at most four letters. */
function bankInitials(name: string): string {
  const words = name.replace(/^bank\s+/i, '').split(/\s+/)
  return words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '').slice(0, 4)
}

function ChoiceIcon({ choice: { method, name, card } }: { readonly choice: PayChoice }) {
  if (card)
    return (
      <span className={cx('center rigid', css.brand)}>
        <CardBrandBadge brand={card.brand} />
      </span>
    )
  return (
    <span className={cx('center rigid size-11 weight-800', css.sign, css[method])} aria-hidden="true">
      {name ? bankInitials(name).toUpperCase() : <Icon of={method === 'card' ? Plus : payMethodIcons[method]} size={16} />}
    </span>
  )
}

interface Props {
  readonly form: CashierForm
  /** Rupiah */
  readonly total: number
}

export function PayOptions({ form, total }: Props) {
  const { t } = useTranslation(['checkout', 'cashier'])
  const choiceTexts = useChoiceTexts(total)
  const id = useId()
  const { groups, lastUsed, choice: chosen, choose } = form
  if (groups.length === 0) return <NoPayMethodNote />
  const parts = groups.map(({ method, choices }) => (
    <div key={method} className={css.kind}>
      <h2 className={cx('row gap-8 size-13 line-20 weight-700 tone-ink-2', css.group)}>
        <Icon of={payMethodIcons[method]} size={16} stroke={2} />
        <span>{t(`cashier.group.${method}`)}</span>
      </h2>
      <Panel flush>
        <RadioCards
          label={t(`cashier.group.${method}`)}
          look="rows"
          partOf={id}
          value={chosen?.method === method ? chosen.key : null}
          onChange={(key) => {
            const choice = choices.find((each) => each.key === key)
            if (choice) choose(choice)
          }}
          options={choices.map((choice) => ({
            value: choice.key,
            ...choiceTexts(choice, choice.key === lastUsed),
            icon: <ChoiceIcon choice={choice} />,
            disabled: choice.disabledReason !== null,
          }))}
        />
        <div className={cx('grid padX-16 padY-16 gap-16', css.below)}>
          <MethodDetails method={method} form={form} />
        </div>
      </Panel>
    </div>
  ))
  return (
    <div role="radiogroup" aria-label={t('checkout:cashier.choose')} className="grid gap-12">
      {parts}
    </div>
  )
}

/** Below the choices of one method: its refusal, and the card form. */
function MethodDetails({ method, form: { choice, entry, failure, submit } }: { readonly method: PayMethod; readonly form: CashierForm }) {
  const refused = (method === 'card' || method === 'cod') && failure && findPayErrorTarget(failure) === method ? failure : undefined
  return (
    <>
      <FailureNote failure={refused} />
      {method === 'card' && choice?.method === 'card' && (
        <Suspense fallback={<Skeleton height={choice.card ? 72 : 420} radius={12} />}>
          <CardPaymentForm choice={choice} entry={entry} onSubmit={submit} />
        </Suspense>
      )}
    </>
  )
}
