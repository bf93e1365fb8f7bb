import type { StubbedReplies } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { parcel } from '#testing/trade-samples.ts'
import { OrderDetailPage } from '../order-detail-page.tsx'

// Loads the lazy dialogs before the first test's timeout starts.
await Promise.all([
  import('#commerce/order-dialogs/cancel-dialog.tsx'),
  import('#commerce/order-dialogs/confirm-receipt-dialog.tsx'),
  import('#ui/chakra/chakra-dialog.tsx'),
])

export const DETAIL = '/order/trade/detail/NS1'
export const SYSTEM = '/membersrv_system'

const { order_no: _, lines: __, ...orderParcel } = parcel()

/** A parcel as the detail of its order has it. */
export { orderParcel }

/** An order that is paid and on its way. */
export const received = { status: 'pending_receipt', pay_by: null, pay_method: 'qris' } as const

/** Opens the page of the order NS1 over stubbed replies. */
export const openOrder = (replies: StubbedReplies) =>
  openPage(<OrderDetailPage />, replies, { at: '/orderDetail/NS1', path: '/orderDetail/:no' })
