import type { deletionTables } from '../../domains/account-deletion/tables.ts'
import type { addressTables } from '../../domains/address/tables.ts'
import type { afterSaleTables } from '../../domains/after-sale/tables.ts'
import type { authTables } from '../../domains/auth/tables.ts'
import type { cartTables } from '../../domains/cart/tables.ts'
import type { favouriteTables } from '../../domains/favourite/tables.ts'
import type { inventoryTables } from '../../domains/inventory/tables.ts'
import type { memberTables } from '../../domains/member/tables.ts'
import type { messageTables } from '../../domains/message/tables.ts'
import type { orderTables } from '../../domains/order/tables.ts'
import type { serviceTables } from '../../domains/outage/tables.ts'
import type { paymentTables } from '../../domains/payment/tables.ts'
import type { paymentMethodsTables } from '../../domains/payment-methods/tables.ts'
import type { pictureTables } from '../../domains/picture/tables.ts'
import type { pointsTables } from '../../domains/points/tables.ts'
import type { productTables } from '../../domains/product/tables.ts'
import type { recommendationTables } from '../../domains/recommendation/tables.ts'
import type { restockAlertTables } from '../../domains/restock-alert/tables.ts'
import type { reviewTables } from '../../domains/review/tables.ts'
import type { searchTables } from '../../domains/search/tables.ts'
import type { submissionTables } from '../../domains/submission/tables.ts'
import type { voucherTables } from '../../domains/voucher/tables.ts'
import type { DbOf } from './table-def.ts'

/** Every table of a world: each domain adds its own here and hands the same object to `defineDomain`. */
export type Tables = typeof memberTables &
  typeof authTables &
  typeof deletionTables &
  typeof pictureTables &
  typeof messageTables &
  typeof addressTables &
  typeof inventoryTables &
  typeof productTables &
  typeof favouriteTables &
  typeof restockAlertTables &
  typeof searchTables &
  typeof pointsTables &
  typeof voucherTables &
  typeof cartTables &
  typeof orderTables &
  typeof afterSaleTables &
  typeof paymentTables &
  typeof recommendationTables &
  typeof reviewTables &
  typeof serviceTables &
  typeof submissionTables &
  typeof paymentMethodsTables

/** The tables of one world, as handlers see them. */
export type Db = DbOf<Tables>
