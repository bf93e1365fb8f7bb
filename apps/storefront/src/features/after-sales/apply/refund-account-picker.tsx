import type { RefundTarget, SeenRefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { PaymentMethods } from '@nusaria/contracts/payment-method-entities'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import Landmark from 'lucide/dist/esm/icons/landmark.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { paymentMethodApi, useWalletListQuery } from '#commerce/payment-method/api.ts'
import { formatHolderName } from '#commerce/payment-method/holder.ts'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { cx } from '#ui/cx.ts'
import { QueryState } from '#ui/feedback/state.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import css from './refund-account-picker.module.css'

const AddRefundAccount = lazyWithRetry(() => import('./add-refund-account.tsx').then((m) => ({ default: m.AddRefundAccount })))

type Kind = RefundTarget['kind']

const accountKey = ({ kind, id }: RefundTarget) => `${kind}:${id}`

/** The member's accounts for refunds: the default one first, then refund cards, then e-wallets. */
function toRefundAccounts({ refund_cards, e_wallets }: PaymentMethods) {
  const accounts = [
    ...refund_cards.map(({ refund_card_id: id, bank_name, masked_number, is_default, digest, ...holder }) => ({
      kind: 'refund_card' as const,
      id,
      title: bank_name,
      text: `${masked_number} · ${formatHolderName(holder)}`,
      isDefault: is_default ?? false,
      digest,
    })),
    ...e_wallets.map(({ e_wallet_id: id, e_wallet_name, masked_phone, is_refund_default, digest }) => ({
      kind: 'e_wallet' as const,
      id,
      title: e_wallet_name,
      text: masked_phone,
      isDefault: is_refund_default ?? false,
      digest,
    })),
  ]
  return accounts.map((account) => ({ ...account, key: accountKey(account) })).toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

type RefundAccount = ReturnType<typeof toRefundAccounts>[number]

/** An account that isn't what the shopper chose: edited on another device, or removed. `now` is null for a removed one. */
export interface AccountChange {
  readonly before: string
  readonly now: string | null
}

const nameAccount = ({ title, text }: RefundAccount) => `${title} ${text}`

/** The account chosen in `RefundAccountPicker`, which fetches it: how it differs from what the shopper saw of it when they chose it. */
export function useChosenAccount(target: RefundTarget | null) {
  const { data } = paymentMethodApi.endpoints.walletList.useQueryState()
  const [seen, setSeen] = useState<RefundAccount | null>(null)
  const key = target && accountKey(target)
  const shown = data && key ? toRefundAccounts(data).find((account) => account.key === key) : undefined
  if (shown && seen?.key !== key) setSeen(shown)
  const before = seen?.key === key && data ? seen : null
  const isSame = before && shown && before.digest === shown.digest && nameAccount(before) === nameAccount(shown)
  return {
    change: before && !isSame ? ({ before: nameAccount(before), now: shown ? nameAccount(shown) : null } satisfies AccountChange) : null,
    /** With the digest, as it is sent. */
    target: target && ({ ...target, ...(shown?.digest !== undefined && { digest: shown.digest }) } satisfies SeenRefundTarget),
    /** For when the shopper has seen the change. */
    accept(): void {
      if (shown) setSeen(shown)
    },
  } as const
}

interface Props {
  readonly value: RefundTarget | null
  readonly onChange: (target: RefundTarget) => void
  /** Chooses the default account while none is chosen. */
  readonly preselect?: boolean
  /** The chosen account was edited on another device. */
  readonly changed?: boolean
  readonly error?: ReactNode
}

/**
 * Chooses where a refund goes: one of the member's refund cards and e-wallets, or a new one added in place. An added account is chosen at
 * once. A `value` that is no longer saved shows as no choice; the server refuses it.
 */
export function RefundAccountPicker(props: Props) {
  const query = useWalletListQuery(undefined, ALWAYS_REFETCH)
  return (
    <QueryState query={query} loading={<Skeleton height={140} radius={12} />} inline>
      {(methods) => <AccountOptions {...props} methods={methods} />}
    </QueryState>
  )
}

function AccountOptions({ methods, value, onChange, preselect, changed, error }: Props & { readonly methods: PaymentMethods }) {
  const { t } = useTranslation('afterSale')
  const [adding, setAdding] = useState<Kind | null>(null)
  const mountForms = useLazyMount(adding !== null)
  const accounts = toRefundAccounts(methods)
  const hasRoom = (saved: readonly unknown[]) => methods.max === undefined || saved.length < methods.max
  const keysBefore = useRef<ReadonlySet<string> | null>(null)
  const add = (kind: Kind) => {
    keysBefore.current = new Set(accounts.map(({ key }) => key))
    setAdding(kind)
  }
  // After an account is added the list is fetched again. An account that was not in it before is the new one.
  useEffect(() => {
    const added = accounts.find(({ key }) => keysBefore.current?.has(key) === false)
    const chosen = added ?? (preselect && value === null ? accounts.find(({ isDefault }) => isDefault) : undefined)
    if (!chosen) return
    keysBefore.current = null
    onChange({ kind: chosen.kind, id: chosen.id })
  })
  return (
    <div className="grid gap-12">
      {accounts.length === 0 ? (
        <p className="size-13 line-20 tone-ink-2">{t('target.none')}</p>
      ) : (
        <RadioCards
          label={t('target.label')}
          value={value && accountKey(value)}
          onChange={(key) => {
            const chosen = accounts.find((account) => account.key === key)
            if (chosen) onChange({ kind: chosen.kind, id: chosen.id })
          }}
          options={accounts.map(({ kind, key, title, text, isDefault }) => ({
            value: key,
            title,
            text,
            icon: <Icon of={kind === 'refund_card' ? Landmark : Wallet} size={20} className="rigid tone-ink-2" />,
            aside:
              changed && value && key === accountKey(value) ? (
                <Tag tone="amber">{t('changed.mark')}</Tag>
              ) : (
                isDefault && <Tag tone="green">{t('target.default')}</Tag>
              ),
          }))}
        />
      )}
      {error && (
        <p className={cx('row gap-6 align-start size-12 line-16 weight-600 tone-error-700', css.error)} role="alert">
          <Icon of={CircleAlert} size={14} stroke={2} />
          {error}
        </p>
      )}
      <div className="row gap-8 align-fill wrap">
        {hasRoom(methods.refund_cards) && <AddButton text={t('target.addCard')} onClick={() => add('refund_card')} />}
        {hasRoom(methods.e_wallets) && <AddButton text={t('target.addEWallet')} onClick={() => add('e_wallet')} />}
      </div>
      {mountForms && (
        <Suspense fallback={null}>
          <AddRefundAccount adding={adding} onClose={() => setAdding(null)} />
        </Suspense>
      )}
    </div>
  )
}

function AddButton({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <Button variant="soft" size="sm" onClick={onClick}>
      <Icon of={Plus} size={16} stroke={2} />
      <span>{text}</span>
    </Button>
  )
}
