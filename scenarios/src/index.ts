import cartRefusals from './cart/refusals.ts'
import cartShopSaysNoOnce from './cart/shop-says-no-once.ts'
import type { Scenario } from './dsl/scenario.ts'
import firstPurchaseCod from './first-purchase/cod.ts'
import firstPurchaseOnline from './first-purchase/online.ts'
import loginCodeAskedTooSoon from './login/code-asked-too-soon.ts'
import loginDisabledMember from './login/disabled-member.ts'
import loginWrongThenRightCaptcha from './login/wrong-then-right-captcha.ts'
import loginWrongThenRightCode from './login/wrong-then-right-code.ts'
import orderCancelled from './order/cancelled.ts'
import orderDoubleTap from './order/double-tap.ts'
import orderPriceChanged from './order/price-changed.ts'
import orderRefusals from './order/refusals.ts'
import orderTimeToPayOver from './order/time-to-pay-over.ts'
import paymentDeclinedThenPaid from './payment/declined-then-paid.ts'
import phoneLandscapeAndBack from './phone/landscape-and-back.ts'
import sessionExpiredInPurchase from './session/expired-in-purchase.ts'
import voucherAppExclusive from './voucher/app-exclusive.ts'
import voucherClaimedTwice from './voucher/claimed-twice.ts'
import voucherRefusals from './voucher/refusals.ts'

/** Every scenario by its name: the path of its file. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'cart/refusals': cartRefusals,
  'cart/shop-says-no-once': cartShopSaysNoOnce,
  'first-purchase/cod': firstPurchaseCod,
  'first-purchase/online': firstPurchaseOnline,
  'login/code-asked-too-soon': loginCodeAskedTooSoon,
  'login/disabled-member': loginDisabledMember,
  'login/wrong-then-right-captcha': loginWrongThenRightCaptcha,
  'login/wrong-then-right-code': loginWrongThenRightCode,
  'order/cancelled': orderCancelled,
  'order/double-tap': orderDoubleTap,
  'order/price-changed': orderPriceChanged,
  'order/refusals': orderRefusals,
  'order/time-to-pay-over': orderTimeToPayOver,
  'payment/declined-then-paid': paymentDeclinedThenPaid,
  'phone/landscape-and-back': phoneLandscapeAndBack,
  'session/expired-in-purchase': sessionExpiredInPurchase,
  'voucher/app-exclusive': voucherAppExclusive,
  'voucher/claimed-twice': voucherClaimedTwice,
  'voucher/refusals': voucherRefusals,
}
