import type { Domain } from '../engine/contract/domain.ts'
import type { Tables } from '../engine/store/tables.ts'
import { withTranslatedOptions } from '../reference/catalogue/texts/translate-replies.ts'
import { accountDeletionDomain } from './account-deletion/index.ts'
import { deletionTables } from './account-deletion/tables.ts'
import { addressDomain } from './address/index.ts'
import { addressTables } from './address/tables.ts'
import { afterSaleDomain } from './after-sale/index.ts'
import { afterSaleTables } from './after-sale/tables.ts'
import { authDomain } from './auth/index.ts'
import { authTables } from './auth/tables.ts'
import { cartDomain } from './cart/index.ts'
import { cartTables } from './cart/tables.ts'
import { cmsDomain } from './cms/index.ts'
import { favouriteDomain } from './favourite/index.ts'
import { favouriteTables } from './favourite/tables.ts'
import { inventoryDomain } from './inventory/index.ts'
import { inventoryTables } from './inventory/tables.ts'
import { memberDomain } from './member/index.ts'
import { memberTables } from './member/tables.ts'
import { messageDomain } from './message/index.ts'
import { messageTables } from './message/tables.ts'
import { navDomain } from './nav/index.ts'
import { orderDomain } from './order/index.ts'
import { orderTables } from './order/tables.ts'
import { outageDomain } from './outage/index.ts'
import { serviceTables } from './outage/tables.ts'
import { paymentDomain } from './payment/index.ts'
import { paymentTables } from './payment/tables.ts'
import { paymentMethodsDomain } from './payment-methods/index.ts'
import { paymentMethodsTables } from './payment-methods/tables.ts'
import { pictureDomain } from './picture/index.ts'
import { pictureTables } from './picture/tables.ts'
import { pointsDomain } from './points/index.ts'
import { pointsTables } from './points/tables.ts'
import { productDomain } from './product/index.ts'
import { productTables } from './product/tables.ts'
import { recommendationDomain } from './recommendation/index.ts'
import { recommendationTables } from './recommendation/tables.ts'
import { restockAlertDomain } from './restock-alert/index.ts'
import { restockAlertTables } from './restock-alert/tables.ts'
import { reviewDomain } from './review/index.ts'
import { reviewTables } from './review/tables.ts'
import { searchDomain } from './search/index.ts'
import { searchTables } from './search/tables.ts'
import { sessionDomain } from './session/index.ts'
import { submissionDomain } from './submission/index.ts'
import { submissionTables } from './submission/tables.ts'
import { systemDomain } from './system/index.ts'
import { voucherDomain } from './voucher/index.ts'
import { voucherTables } from './voucher/tables.ts'

const untranslated: readonly Domain[] = [
  memberDomain,
  authDomain,
  addressDomain,
  inventoryDomain,
  navDomain,
  productDomain,
  searchDomain,
  cmsDomain,
  pointsDomain,
  voucherDomain,
  cartDomain,
  orderDomain,
  paymentMethodsDomain,
  afterSaleDomain,
  paymentDomain,
  accountDeletionDomain,
  pictureDomain,
  messageDomain,
  outageDomain,
  recommendationDomain,
  favouriteDomain,
  restockAlertDomain,
  reviewDomain,
  submissionDomain,
  systemDomain,
  sessionDomain,
]

/** The domains of the shop, in the order they are seeded. */
export const domains: readonly Domain[] = untranslated.map((domain) => ({ ...domain, routes: domain.routes.map(withTranslatedOptions) }))

/** Every table by name; forgetting one that `Tables` lists doesn't compile. */
export const tables: Tables = {
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
  ...submissionTables,
  ...paymentMethodsTables,
}
