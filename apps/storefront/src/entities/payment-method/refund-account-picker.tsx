import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { PaymentMethods } from '@nusaria/contracts/payment-method-entities'
import { CircleAlert, Landmark, Plus, WalletMinimal } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioCards } from '../../shared/ui/chakra/radio-cards.tsx'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { useLazyMount } from '../../shared/ui/overlay/use-presence.ts'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { Tag } from '../../shared/ui/paint/tag.tsx'
import { refundAccountOptions, refundTargetKey } from './refund-account-options.ts'
import css from './refund-account-picker.module.css'
import { useWalletListQuery } from './wallet-list-api.ts'

type Kind = RefundTarget['kind']

/** The forms that add an account to the wallet, the one of `adding` open. The wallet's; the page brings them, loaded when first needed. */
export type AddRefundAccountForm = ComponentType<{ readonly adding: Kind | null; readonly onClose: () => void }>

interface Props {
  readonly value: RefundTarget | null
  readonly onChange: (target: RefundTarget) => void
  /** Why the choice doesn't do, beside it. */
  readonly error?: ReactNode
  readonly AddTarget: AddRefundAccountForm
}

/**
 * Where money goes: the member's refund cards and e-wallets as a choice, and ways to add another in place. One that was just added is
 * chosen at once. A `value` that is no longer in the wallet shows as no choice; the shop refuses it.
 */
export function RefundAccountPicker(props: Props) {
  const wallet = useWalletListQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true })
  return (
    <QueryState query={wallet} loading={<Skeleton height={140} radius={12} />} inline>
      {(data) => <AccountOptions {...props} wallet={data} />}
    </QueryState>
  )
}

function AccountOptions({ wallet, value, onChange, error, AddTarget }: Props & { readonly wallet: PaymentMethods }) {
  const { t } = useTranslation('afterSale')
  const [adding, setAdding] = useState<Kind | null>(null)
  const opened = useLazyMount(adding !== null)
  const entries = refundAccountOptions(wallet)
  const hasRoom = (kept: readonly unknown[]) => wallet.max === undefined || kept.length < wallet.max
  const before = useRef<ReadonlySet<string> | null>(null)
  const add = (kind: Kind) => {
    before.current = new Set(entries.map(({ target }) => refundTargetKey(target)))
    setAdding(kind)
  }
  // The wallet is fetched anew once an account was added; what wasn't in it before is that account.
  useEffect(() => {
    const added = entries.find(({ target }) => before.current?.has(refundTargetKey(target)) === false)
    if (!added) return
    before.current = null
    onChange(added.target)
  })
  return (
    <div className={css.chooser}>
      {entries.length === 0 ? (
        <p className={css.none}>{t('target.none')}</p>
      ) : (
        <RadioCards
          label={t('target.label')}
          value={value && refundTargetKey(value)}
          onChange={(key) => {
            const entry = entries.find(({ target }) => refundTargetKey(target) === key)
            if (entry) onChange(entry.target)
          }}
          options={entries.map(({ target, title, text, isDefault }) => ({
            value: refundTargetKey(target),
            title,
            text,
            icon: <Icon of={target.kind === 'refund_card' ? Landmark : WalletMinimal} size={20} className={css.mark} />,
            aside: isDefault && <Tag tone="green">{t('target.default')}</Tag>,
          }))}
        />
      )}
      {error && (
        <p className={css.wrong} role="alert">
          <Icon of={CircleAlert} size={14} stroke={2} />
          {error}
        </p>
      )}
      <div className={css.ways}>
        {hasRoom(wallet.refund_cards) && <AddButton words={t('target.addCard')} onClick={() => add('refund_card')} />}
        {hasRoom(wallet.e_wallets) && <AddButton words={t('target.addEWallet')} onClick={() => add('e_wallet')} />}
      </div>
      {opened && (
        <Suspense fallback={null}>
          <AddTarget adding={adding} onClose={() => setAdding(null)} />
        </Suspense>
      )}
    </div>
  )
}

function AddButton({ words, onClick }: { readonly words: string; readonly onClick: () => void }) {
  return (
    <Button variant="soft" size="sm" onClick={onClick}>
      <Icon of={Plus} size={16} stroke={2} />
      {words}
    </Button>
  )
}
