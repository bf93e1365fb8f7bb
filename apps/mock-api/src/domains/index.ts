import type { Domain } from '../engine/contract/domain.ts'
import { accountDeletionDomain } from './account-deletion/index.ts'
import { addressDomain } from './address/index.ts'
import { afterSaleDomain } from './after-sale/index.ts'
import { authDomain } from './auth/index.ts'
import { cartDomain } from './cart/index.ts'
import { cmsDomain } from './cms/index.ts'
import { favouriteDomain } from './favourite/index.ts'
import { inventoryDomain } from './inventory/index.ts'
import { memberDomain } from './member/index.ts'
import { messageDomain } from './message/index.ts'
import { navDomain } from './nav/index.ts'
import { orderDomain } from './order/index.ts'
import { outageDomain } from './outage/index.ts'
import { paymentDomain } from './payment/index.ts'
import { paymentMethodsDomain } from './payment-methods/index.ts'
import { pictureDomain } from './picture/index.ts'
import { pointsDomain } from './points/index.ts'
import { productDomain } from './product/index.ts'
import { recommendationDomain } from './recommendation/index.ts'
import { restockAlertDomain } from './restock-alert/index.ts'
import { reviewDomain } from './review/index.ts'
import { searchDomain } from './search/index.ts'
import { sessionDomain } from './session/index.ts'
import { submissionDomain } from './submission/index.ts'
import { systemDomain } from './system/index.ts'
import { withTranslatedOptions } from './translate-options.ts'
import { voucherDomain } from './voucher/index.ts'

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
