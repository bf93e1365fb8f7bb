import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { PaymentMethods } from '@nusaria/contracts/payment-method-entities'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import Landmark from 'lucide/dist/esm/icons/landmark.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import WalletMinimal from 'lucide/dist/esm/icons/wallet-minimal.mjs'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useWalletListQuery } from '#commerce/payment-method/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { cx } from '#ui/cx.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import css from './refund-account-picker.module.css'
import { accountKey, toRefundAccounts } from './refund-accounts.ts'

const AddRefundAccount = lazyWithRetry(() => import('./add-refund-account.tsx').then((m) => ({ default: m.AddRefundAccount })))

type Kind = RefundTarget['kind']

interface Props {
  readonly value: RefundTarget | null
  readonly onChange: (target: RefundTarget) => void
  /** The chosen account was edited on another device. */
  readonly changed?: boolean
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

function AccountOptions({ methods, value, onChange, changed, error }: Props & { readonly methods: PaymentMethods }) {
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
    if (!added) return
    keysBefore.current = null
    onChange({ kind: added.kind, id: added.id })
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
            icon: <Icon of={kind === 'refund_card' ? Landmark : WalletMinimal} size={20} className={css.icon} />,
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
