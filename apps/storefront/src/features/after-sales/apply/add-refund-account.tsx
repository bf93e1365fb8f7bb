import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import { AddEWalletSheet } from '#commerce/payment-method/add-e-wallet-sheet.tsx'
import { RefundAccountSheet } from '#commerce/payment-method/refund-account-sheet.tsx'

interface Props {
  /** The kind whose form is open; null: none. */
  readonly adding: RefundTarget['kind'] | null
  readonly onClose: () => void
}

/** The forms that add an account for refunds. The account picker loads them when one is first opened. */
export function AddRefundAccount({ adding, onClose }: Props) {
  return (
    <>
      <RefundAccountSheet open={adding === 'refund_card'} onClose={onClose} card={null} />
      <AddEWalletSheet open={adding === 'e_wallet'} onClose={onClose} />
    </>
  )
}
