import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { PaymentMethods } from '@nusaria/contracts/payment-method-entities'
import { CircleAlert, Landmark, Plus, WalletMinimal } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { ALWAYS_REFETCH } from '../../shared/polling/query-options.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { RadioCards } from '../../shared/ui/form/radio-cards.tsx'
import { useLazyMount } from '../../shared/ui/overlay/use-presence.ts'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { Tag } from '../../shared/ui/paint/tag.tsx'
import { useWalletListQuery } from './payment-method-api.ts'
import css from './refund-account-picker.module.css'

const AddRefundAccount = lazyWithRetry(() => import('./add-refund-account.tsx').then((m) => ({ default: m.AddRefundAccount })))

type Kind = RefundTarget['kind']

interface Account {
  readonly kind: Kind
  readonly id: string
  /** One text for both; equal keys are the same account. */
  readonly key: string
  /** Bank or e-wallet. */
  readonly title: string
  /** The masked number, and the holder where known. */
  readonly text: string
  readonly isDefault: boolean
}

const keyOf = ({ kind, id }: RefundTarget) => `${kind}:${id}`

/** The member's accounts for refunds: the default one first, then refund cards, then e-wallets. */
function toAccounts({ refund_cards, e_wallets }: PaymentMethods): Account[] {
  const accounts = [
    ...refund_cards.map(({ refund_card_id: id, bank_name, masked_number, first_name, last_name, is_default }) => ({
      kind: 'refund_card' as const,
      id,
      title: bank_name,
      text: `${masked_number} · ${first_name} ${last_name}`,
      isDefault: is_default ?? false,
    })),
    ...e_wallets.map(({ e_wallet_id: id, e_wallet_name, masked_phone, is_refund_default }) => ({
      kind: 'e_wallet' as const,
      id,
      title: e_wallet_name,
      text: masked_phone,
      isDefault: is_refund_default ?? false,
    })),
  ]
  return accounts.map((account) => ({ ...account, key: keyOf(account) })).toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

interface Props {
  readonly value: RefundTarget | null
  readonly onChange: (target: RefundTarget) => void
  /** What is wrong with the choice, shown below it. */
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

function AccountOptions({ methods, value, onChange, error }: Props & { readonly methods: PaymentMethods }) {
  const { t } = useTranslation('afterSale')
  const [adding, setAdding] = useState<Kind | null>(null)
  const mountForms = useLazyMount(adding !== null)
  const accounts = toAccounts(methods)
  const hasRoom = (saved: readonly unknown[]) => methods.max === undefined || saved.length < methods.max
  const keysBefore = useRef<ReadonlySet<string> | null>(null)
  const add = (kind: Kind) => {
    keysBefore.current = new Set(accounts.map(({ key }) => key))
    setAdding(kind)
  }
  // After an account is added the list is fetched again. An account that was not in it before is the new one.
  useEffect(() => {
    const added = accounts.find(({ key }) => keysBefore.current?.has(key) === false)
    if (!added) return
    keysBefore.current = null
    onChange({ kind: added.kind, id: added.id })
  })
  return (
    <div className={css.picker}>
      {accounts.length === 0 ? (
        <p className={css.none}>{t('target.none')}</p>
      ) : (
        <RadioCards
          label={t('target.label')}
          value={value && keyOf(value)}
          onChange={(key) => {
            const chosen = accounts.find((account) => account.key === key)
            if (chosen) onChange({ kind: chosen.kind, id: chosen.id })
          }}
          options={accounts.map(({ kind, key, title, text, isDefault }) => ({
            value: key,
            title,
            text,
            icon: <Icon of={kind === 'refund_card' ? Landmark : WalletMinimal} size={20} className={css.icon} />,
            aside: isDefault && <Tag tone="green">{t('target.default')}</Tag>,
          }))}
        />
      )}
      {error && (
        <p className={css.error} role="alert">
          <Icon of={CircleAlert} size={14} stroke={2} />
          {error}
        </p>
      )}
      <div className={css.buttons}>
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
