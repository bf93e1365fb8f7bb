import { createContext, use } from 'react'
import type { BuyAgainOutcome } from './buy-again-outcome.ts'

/** What an order's buttons open. The dialogs belong to the page, so that they outlive a card that leaves its list. */
export interface OrderDialogsApi {
  readonly showCancel: (orderNo: string) => void
  readonly showConfirmReceipt: (orderNo: string) => void
  readonly showChangeAddress: (orderNo: string) => void
  readonly showBuyAgain: (orderNo: string, outcome: BuyAgainOutcome) => void
}

export const OrderDialogsContext = createContext<OrderDialogsApi | null>(null)

/** The dialogs of the page around; it stands inside `<OrderDialogs>`. */
export function useOrderDialogs(): OrderDialogsApi {
  const dialogs = use(OrderDialogsContext)
  if (!dialogs) throw new Error("An order's buttons stand outside <OrderDialogs>")
  return dialogs
}
