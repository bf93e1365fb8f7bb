import type { Domain } from '../engine/contract/domain.ts'
import { accountDeletionDomain } from './account-deletion/domain.ts'
import { addressDomain } from './address/domain.ts'
import { afterSaleDomain } from './after-sale/domain.ts'
import { authDomain } from './auth/domain.ts'
import { cartDomain } from './cart/domain.ts'
import { cmsDomain } from './cms/domain.ts'
import { favouriteDomain } from './favourite/domain.ts'
import { inventoryDomain } from './inventory/domain.ts'
import { memberDomain } from './member/domain.ts'
import { messageDomain } from './message/domain.ts'
import { navDomain } from './nav/domain.ts'
import { orderDomain } from './order/domain.ts'
import { outageDomain } from './outage/domain.ts'
import { paymentDomain } from './payment/domain.ts'
import { paymentMethodsDomain } from './payment-methods/domain.ts'
import { pictureDomain } from './picture/domain.ts'
import { pointsDomain } from './points/domain.ts'
import { productDomain } from './product/domain.ts'
import { questionDomain } from './question/domain.ts'
import { recommendationDomain } from './recommendation/domain.ts'
import { restockAlertDomain } from './restock-alert/domain.ts'
import { reviewDomain } from './review/domain.ts'
import { searchDomain } from './search/domain.ts'
import { sessionDomain } from './session/domain.ts'
import { submissionDomain } from './submission/domain.ts'
import { systemDomain } from './system/domain.ts'
import { withTranslatedOptions } from './translate-options.ts'
import { voucherDomain } from './voucher/domain.ts'

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
  questionDomain,
  submissionDomain,
  systemDomain,
  sessionDomain,
]

/** The domains of the shop, in the order they are seeded. */
export const domains: readonly Domain[] = untranslated.map((domain) => ({ ...domain, routes: domain.routes.map(withTranslatedOptions) }))
