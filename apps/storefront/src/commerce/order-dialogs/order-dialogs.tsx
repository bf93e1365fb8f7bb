import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { type BuyAgainOutcome, type CancellableOrder, type OrderDialogsApi, OrderDialogsContext } from '../order/order-dialogs-context.ts'

const CancelDialog = lazyOverlay(() => import('./cancel-dialog.tsx').then((m) => ({ default: m.CancelDialog })))
const ReceiptDialog = lazyOverlay(() => import('./confirm-receipt-dialog.tsx').then((m) => ({ default: m.ConfirmReceiptDialog })))
const AddressSheet = lazyOverlay(() => import('./change-address-sheet.tsx').then((m) => ({ default: m.ChangeAddressSheet })))
const AgainDialog = lazyOverlay(() => import('./buy-again-dialog.tsx').then((m) => ({ default: m.BuyAgainDialog })))

type OpenDialog =
  | { readonly kind: 'receipt' | 'address'; readonly orderNo: string }
  | { readonly kind: 'cancel'; readonly order: CancellableOrder }
  | { readonly kind: 'again'; readonly orderNo: string; readonly outcome: BuyAgainOutcome }

/** The dialogs of a page's order buttons, one open at a time. */
export function OrderDialogs({ children }: { readonly children: ReactNode }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [open, setOpen] = useState(false)
  const api = useMemo((): OrderDialogsApi => {
    const show = (next: OpenDialog) => {
      setDialog(next)
      setOpen(true)
    }
    return {
      showCancel: (order) => show({ kind: 'cancel', order }),
      showConfirmReceipt: (orderNo) => show({ kind: 'receipt', orderNo }),
      showChangeAddress: (orderNo) => show({ kind: 'address', orderNo }),
      showBuyAgain: (orderNo, outcome) => show({ kind: 'again', orderNo, outcome }),
    }
  }, [])
  const close = () => setOpen(false)
  return (
    <OrderDialogsContext value={api}>
      {children}
      <Suspense fallback={null}>
        {dialog?.kind === 'cancel' && <CancelDialog key={dialog.order.order_no} order={dialog.order} open={open} onClose={close} />}
        {dialog?.kind === 'receipt' && <ReceiptDialog key={dialog.orderNo} orderNo={dialog.orderNo} open={open} onClose={close} />}
        {dialog?.kind === 'address' && <AddressSheet key={dialog.orderNo} orderNo={dialog.orderNo} open={open} onClose={close} />}
        {dialog?.kind === 'again' && <AgainDialog orderNo={dialog.orderNo} outcome={dialog.outcome} open={open} onClose={close} />}
      </Suspense>
    </OrderDialogsContext>
  )
}
