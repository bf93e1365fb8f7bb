import type { Scenario } from './dsl/scenario.ts'
import { accountStories } from './stories/account.ts'
import { addressStories, walletStories } from './stories/address-and-wallet.ts'
import { afterSaleProgressStories } from './stories/after-sale-progress.ts'
import { afterSaleRequestStories } from './stories/after-sale-requests.ts'
import { cartStories } from './stories/cart.ts'
import { discoveryStories } from './stories/discovery.ts'
import { faultStories } from './stories/fault.ts'
import { firstPurchaseStories } from './stories/first-purchase.ts'
import { loginStories, sessionStories } from './stories/login.ts'
import { orderChangeStories } from './stories/order-changes.ts'
import { orderPlacingStories } from './stories/order-placing.ts'
import { messageStories, pageStories, phoneStories } from './stories/pages.ts'
import { paymentStories } from './stories/payment.ts'
import { voucherStories } from './stories/voucher.ts'

/** The stories by area. */
const AREAS: Readonly<Record<string, Readonly<Record<string, Scenario>>>> = {
  account: accountStories,
  address: addressStories,
  'after-sale': { ...afterSaleRequestStories, ...afterSaleProgressStories },
  cart: cartStories,
  discovery: discoveryStories,
  fault: faultStories,
  'first-purchase': firstPurchaseStories,
  login: loginStories,
  message: messageStories,
  order: { ...orderPlacingStories, ...orderChangeStories },
  page: pageStories,
  payment: paymentStories,
  phone: phoneStories,
  session: sessionStories,
  voucher: voucherStories,
  wallet: walletStories,
}

/** Every story by its name: `after-sale/cash`. */
export const scenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  Object.entries(AREAS).flatMap(([area, stories]) =>
    Object.entries(stories)
      .map(([name, story]) => [`${area}/${name}`, story] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ),
)
