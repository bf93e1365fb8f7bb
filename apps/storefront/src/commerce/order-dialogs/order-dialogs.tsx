import { type ReactNode, useCallback, useState } from 'react'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { type OrderDialog, OrderDialogContext } from '../order/order-dialogs-context.ts'

const CancelDialog = lazyOverlay(() => import('./cancel-dialog.tsx').then((m) => ({ default: m.CancelDialog })))
const ReceiptDialog = lazyOverlay(() => import('./confirm-receipt-dialog.tsx').then((m) => ({ default: m.ConfirmReceiptDialog })))
const AddressSheet = lazyOverlay(() => import('./change-address-sheet.tsx').then((m) => ({ default: m.ChangeAddressSheet })))
const AgainDialog = lazyOverlay(() => import('./buy-again-dialog.tsx').then((m) => ({ default: m.BuyAgainDialog })))

/** The dialogs of a page's order buttons, one open at a time. */
export function OrderDialogs({ children }: { readonly children: ReactNode }) {
  const [dialog, setDialog] = useState<OrderDialog | null>(null)
  const [open, setOpen] = useState(false)
  const show = useCallback((next: OrderDialog) => {
    setDialog(next)
    setOpen(true)
  }, [])
  const close = () => setOpen(false)
  return (
    <OrderDialogContext value={show}>
      {children}
      {dialog?.kind === 'cancel' && <CancelDialog key={dialog.order.order_no} order={dialog.order} open={open} onClose={close} />}
      {dialog?.kind === 'receipt' && <ReceiptDialog key={dialog.orderNo} orderNo={dialog.orderNo} open={open} onClose={close} />}
      {dialog?.kind === 'address' && <AddressSheet key={dialog.orderNo} orderNo={dialog.orderNo} open={open} onClose={close} />}
      {dialog?.kind === 'again' && <AgainDialog orderNo={dialog.orderNo} outcome={dialog.outcome} open={open} onClose={close} />}
    </OrderDialogContext>
  )
}
