import type { RefundTarget } from '@nusaria/contracts/after-sale-entities'
import { AddEWalletSheet } from './add-e-wallet-sheet.tsx'
import { RefundAccountSheet } from './refund-account-sheet.tsx'

interface Props {
  readonly adding: RefundTarget['kind'] | null
  readonly onClose: () => void
}

/** The forms of an account that refunds can go to, for pages that ask where money shall go. */
export function AddRefundAccount({ adding, onClose }: Props) {
  return (
    <>
      <RefundAccountSheet open={adding === 'refund_card'} onClose={onClose} card={null} />
      <AddEWalletSheet open={adding === 'e_wallet'} onClose={onClose} />
    </>
  )
}
