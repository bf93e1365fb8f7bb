import type { ReactNode } from 'react'
import { Suspense, useMemo, useState } from 'react'
import type { BuyAgainOutcome, OrderDialogsApi } from '../../entities/order/order-dialogs-context.ts'
import { OrderDialogsContext } from '../../entities/order/order-dialogs-context.ts'
import { lazyOverlay } from '../../shared/ui/overlay/lazy-overlay.tsx'

const CancelDialog = lazyOverlay(() => import('./cancel-dialog.tsx').then((m) => ({ default: m.CancelDialog })))
const ReceiptDialog = lazyOverlay(() => import('./confirm-receipt-dialog.tsx').then((m) => ({ default: m.ConfirmReceiptDialog })))
const AddressSheet = lazyOverlay(() => import('./change-address-sheet.tsx').then((m) => ({ default: m.ChangeAddressSheet })))
const AgainDialog = lazyOverlay(() => import('./buy-again-dialog.tsx').then((m) => ({ default: m.BuyAgainDialog })))

type OpenDialog =
  | { readonly kind: 'cancel' | 'receipt' | 'address'; readonly orderNo: string }
  | { readonly kind: 'again'; readonly orderNo: string; readonly outcome: BuyAgainOutcome }

/** Gives the orders on a page their dialogs, one open at a time. */
export function OrderDialogs({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  const [open, setOpen] = useState(false)
  const api = useMemo((): OrderDialogsApi => {
    const ask = (what: OpenDialog) => {
      setAsked(what)
      setOpen(true)
    }
    return {
      showCancel: (orderNo) => ask({ kind: 'cancel', orderNo }),
      showConfirmReceipt: (orderNo) => ask({ kind: 'receipt', orderNo }),
      showChangeAddress: (orderNo) => ask({ kind: 'address', orderNo }),
      showBuyAgain: (orderNo, outcome) => ask({ kind: 'again', orderNo, outcome }),
    }
  }, [])
  const close = () => setOpen(false)
  return (
    <OrderDialogsContext value={api}>
      {children}
      <Suspense fallback={null}>
        {asked?.kind === 'cancel' && <CancelDialog key={asked.orderNo} orderNo={asked.orderNo} open={open} onClose={close} />}
        {asked?.kind === 'receipt' && <ReceiptDialog key={asked.orderNo} orderNo={asked.orderNo} open={open} onClose={close} />}
        {asked?.kind === 'address' && <AddressSheet key={asked.orderNo} orderNo={asked.orderNo} open={open} onClose={close} />}
        {asked?.kind === 'again' && <AgainDialog orderNo={asked.orderNo} outcome={asked.outcome} open={open} onClose={close} />}
      </Suspense>
    </OrderDialogsContext>
  )
}
