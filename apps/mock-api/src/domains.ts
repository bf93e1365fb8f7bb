import { cartTables } from './cart/tables.ts'
import { inventoryTables } from './inventory/tables.ts'
import type { Domain } from './kernel/domain.ts'
import { memberTables } from './member/tables.ts'
import { orderTables } from './order/tables.ts'
import { paymentTables } from './payment/tables.ts'
import { pointsTables } from './points/tables.ts'
import { promotionTables } from './promotion/tables.ts'
import type { Tables } from './world/tables.ts'

/** The domains of the shop, in the order they are seeded. */
export const domains: readonly Domain[] = []

/** Every table by name; forgetting one that `Tables` lists doesn't compile. */
export const tables: Tables = {
  ...memberTables,
  ...inventoryTables,
  ...pointsTables,
  ...promotionTables,
  ...cartTables,
  ...orderTables,
  ...paymentTables,
}
