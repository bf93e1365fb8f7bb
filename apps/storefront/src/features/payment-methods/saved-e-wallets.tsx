import type { SavedEWallet } from '@nusaria/contracts/payment-method-entities'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import { AddEWalletSheet } from '#commerce/payment-method/add-e-wallet-sheet.tsx'
import { useWalletEWalletDefaultMutation, useWalletEWalletRemoveMutation } from '#commerce/payment-method/api.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { PaymentMethodIcon, PaymentMethodInfo, PaymentMethodList } from './payment-method-list.tsx'

interface Props {
  readonly eWallets: readonly SavedEWallet[]
  /** Payments and refunds each have a default e-wallet of their own. */
  readonly purpose: 'payment' | 'refund'
  readonly max: number | undefined
}

export function SavedEWallets({ eWallets, purpose, max }: Props) {
  const [adding, setAdding] = useDraft('e-wallet:adding', false)
  const [makeDefault, making] = useWalletEWalletDefaultMutation()
  return (
    <>
      <PaymentMethodList
        kind="eWallets"
        entries={purpose === 'payment' ? eWallets : eWallets.map((each) => ({ ...each, is_default: each.is_refund_default }))}
        toArgs={({ e_wallet_id }) => ({ e_wallet_id })}
        getName={({ e_wallet_name, masked_phone }) => `${e_wallet_name} ${masked_phone}`}
        max={max}
        makeDefault={[({ e_wallet_id }) => makeDefault({ e_wallet_id, purpose }), making]}
        remove={useWalletEWalletRemoveMutation()}
        onAdd={() => setAdding(true)}
      >
        {({ e_wallet_name, masked_phone, is_default }) => (
          <PaymentMethodInfo icon={<PaymentMethodIcon of={Wallet} />} title={e_wallet_name} isDefault={is_default}>
            <p>{masked_phone}</p>
          </PaymentMethodInfo>
        )}
      </PaymentMethodList>
      <AddEWalletSheet open={adding} onClose={() => setAdding(false)} />
    </>
  )
}
