import type { Catalogue } from '@nusaria/catalogue/products/types'
import { submissionTables } from '../engine/store/submission-table.ts'
import { deletionTables } from './account-deletion/tables.ts'
import { type AddressRow, addressTables } from './address/tables.ts'
import { type AfterSaleRow, afterSaleTables } from './after-sale/tables.ts'
import { authTables } from './auth/tables.ts'
import { cartTables } from './cart/tables.ts'
import { favouriteTables } from './favourite/tables.ts'
import { inventoryTables } from './inventory/tables.ts'
import { type MemberRow, memberTables } from './member/tables.ts'
import { type MessageRow, messageTables } from './message/tables.ts'
import { type OrderRow, orderTables } from './order/tables.ts'
import { serviceTables } from './outage/tables.ts'
import { type PaymentRow, paymentTables } from './payment/tables.ts'
import { type CardRow, type EWalletRow, paymentMethodsTables, type RefundCardRow } from './payment-methods/tables.ts'
import { pictureTables } from './picture/tables.ts'
import { pointsTables } from './points/tables.ts'
import { productTables } from './product/tables.ts'
import { questionTables } from './question/tables.ts'
import { recommendationTables } from './recommendation/tables.ts'
import { restockAlertTables } from './restock-alert/tables.ts'
import { reviewTables } from './review/tables.ts'
import { searchTables } from './search/tables.ts'
import { voucherTables } from './voucher/tables.ts'

/** Every table of the shop by name. */
export const tables = {
  ...memberTables,
  ...authTables,
  ...deletionTables,
  ...pictureTables,
  ...messageTables,
  ...addressTables,
  ...inventoryTables,
  ...productTables,
  ...favouriteTables,
  ...restockAlertTables,
  ...searchTables,
  ...pointsTables,
  ...voucherTables,
  ...cartTables,
  ...orderTables,
  ...afterSaleTables,
  ...paymentTables,
  ...serviceTables,
  ...recommendationTables,
  ...reviewTables,
  ...questionTables,
  ...submissionTables,
  ...paymentMethodsTables,
}

export type ShopTables = typeof tables

// What the engine leaves open, as the shop fills it in.
declare module '../engine/store/tables.ts' {
  interface Tables extends ShopTables {}
}
declare module '../engine/contract/context.ts' {
  interface Member extends MemberRow {}
  interface OwnedRows {
    address: AddressRow
    order: OrderRow
    payment: PaymentRow
    after_sale: AfterSaleRow
    message: MessageRow
    card: CardRow
    e_wallet: EWalletRow
    refund_card: RefundCardRow
  }
  interface ReferenceData extends Catalogue {}
}
