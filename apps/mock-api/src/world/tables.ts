import type { addressTables } from '../address/tables.ts'
import type { afterSaleTables } from '../after-sale/tables.ts'
import type { authTables } from '../auth/tables.ts'
import type { cartTables } from '../cart/tables.ts'
import type { deletionTables } from '../deletion/tables.ts'
import type { favouriteTables } from '../favourite/tables.ts'
import type { inventoryTables } from '../inventory/tables.ts'
import type { memberTables } from '../member/tables.ts'
import type { messageTables } from '../message/tables.ts'
import type { restockAlertTables } from '../notice/tables.ts'
import type { orderTables } from '../order/tables.ts'
import type { paymentTables } from '../payment/tables.ts'
import type { pictureTables } from '../picture/tables.ts'
import type { pointsTables } from '../points/tables.ts'
import type { productTables } from '../product/tables.ts'
import type { voucherTables } from '../promotion/tables.ts'
import type { recommendationTables } from '../recommendation/tables.ts'
import type { reviewTables } from '../review/tables.ts'
import type { searchTables } from '../search/tables.ts'
import type { serviceTables } from '../service/tables.ts'
import type { submissionTables } from '../submission/tables.ts'
import type { paymentMethodsTables } from '../wallet/tables.ts'
import type { DbOf } from './define.ts'

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
