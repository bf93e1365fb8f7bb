import accountChangedElsewhere from './account/changed-elsewhere.ts'
import accountDeleted from './account/deleted.ts'
import accountDeletionHeldUp from './account/deletion-held-up.ts'
import accountEmail from './account/email.ts'
import accountHeld from './account/held.ts'
import accountLanguage from './account/language.ts'
import accountOrderFirst from './account/order-first.ts'
import accountPassword from './account/password.ts'
import accountPasswordLocked from './account/password-locked.ts'
import accountPhone from './account/phone.ts'
import accountProfile from './account/profile.ts'
import accountUnfinishedOrders from './account/unfinished-orders.ts'
import addressDeletedElsewhere from './address/deleted-elsewhere.ts'
import addressTended from './address/tended.ts'
import afterSaleBeforeShipping from './after-sale/before-shipping.ts'
import afterSaleCash from './after-sale/cash.ts'
import afterSaleDraft from './after-sale/draft.ts'
import afterSaleIntercepted from './after-sale/intercepted.ts'
import afterSaleMeanwhile from './after-sale/meanwhile.ts'
import afterSaleMissed from './after-sale/missed.ts'
import afterSaleMoved from './after-sale/moved.ts'
import afterSaleNotThere from './after-sale/not-there.ts'
import afterSaleOverdue from './after-sale/overdue.ts'
import afterSalePieceByPiece from './after-sale/piece-by-piece.ts'
import afterSaleRefusals from './after-sale/refusals.ts'
import afterSaleTooOften from './after-sale/too-often.ts'
import cartMeanwhile from './cart/meanwhile.ts'
import cartRefusals from './cart/refusals.ts'
import cartShopSaysNoOnce from './cart/shop-says-no-once.ts'
import cartTended from './cart/tended.ts'
import discoveryBackInStock from './discovery/back-in-stock.ts'
import discoveryCampaign from './discovery/campaign.ts'
import discoveryMeanwhile from './discovery/meanwhile.ts'
import discoveryOutOfOrder from './discovery/out-of-order.ts'
import discoveryPutAside from './discovery/put-aside.ts'
import discoveryRefusals from './discovery/refusals.ts'
import discoveryTooFast from './discovery/too-fast.ts'
import discoveryTypoToProduct from './discovery/typo-to-product.ts'
import type { Scenario } from './dsl/scenario.ts'
import faultError500 from './fault/error-500.ts'
import faultGateway502 from './fault/gateway-502.ts'
import faultHang from './fault/hang.ts'
import faultLatency from './fault/latency.ts'
import faultMalformed from './fault/malformed.ts'
import faultOfflineAndBack from './fault/offline-and-back.ts'
import faultReset from './fault/reset.ts'
import faultSessionOverAccount from './fault/session-over-account.ts'
import faultSessionOverOrders from './fault/session-over-orders.ts'
import faultSessionOverWallet from './fault/session-over-wallet.ts'
import faultSlowFontAndPicture from './fault/slow-font-and-picture.ts'
import faultTruncated from './fault/truncated.ts'
import firstPurchaseCod from './first-purchase/cod.ts'
import firstPurchaseOnline from './first-purchase/online.ts'
import loginAccountHeld from './login/account-held.ts'
import loginByEmail from './login/by-email.ts'
import loginByGoogle from './login/by-google.ts'
import loginByPassword from './login/by-password.ts'
import loginCodeUsedUp from './login/code-used-up.ts'
import loginDeviceUnsafe from './login/device-unsafe.ts'
import loginDisabledMember from './login/disabled-member.ts'
import loginTooManyFailures from './login/too-many-failures.ts'
import messageRead from './message/read.ts'
import orderCancelled from './order/cancelled.ts'
import orderCashAllowed from './order/cash-allowed.ts'
import orderCashCancelled from './order/cash-cancelled.ts'
import orderCoinsMeanwhile from './order/coins-meanwhile.ts'
import orderCompletesByItself from './order/completes-by-itself.ts'
import orderDoubleTap from './order/double-tap.ts'
import orderMeanwhile from './order/meanwhile.ts'
import orderMoved from './order/moved.ts'
import orderNotThere from './order/not-there.ts'
import orderOutOfOrder from './order/out-of-order.ts'
import orderPriceChanged from './order/price-changed.ts'
import orderRefusals from './order/refusals.ts'
import orderReview from './order/review.ts'
import orderReviewTooEarly from './order/review-too-early.ts'
import orderSeveralParcels from './order/several-parcels.ts'
import orderTimeToPayOver from './order/time-to-pay-over.ts'
import orderTooFast from './order/too-fast.ts'
import orderTooLate from './order/too-late.ts'
import orderTooMuch from './order/too-much.ts'
import pageAccount from './page/account.ts'
import pageLookingAround from './page/looking-around.ts'
import pageOrders from './page/orders.ts'
import pageReading from './page/reading.ts'
import paymentAnotherWay from './payment/another-way.ts'
import paymentAtGateway from './payment/at-gateway.ts'
import paymentByCard from './payment/by-card.ts'
import paymentLateMoney from './payment/late-money.ts'
import paymentMeanwhile from './payment/meanwhile.ts'
import paymentOnTheSpot from './payment/on-the-spot.ts'
import phoneLandscapeAndBack from './phone/landscape-and-back.ts'
import sessionExpiredInPurchase from './session/expired-in-purchase.ts'
import sessionExpiredWhileBrowsing from './session/expired-while-browsing.ts'
import sessionLogout from './session/logout.ts'
import sessionPasswordChangedElsewhere from './session/password-changed-elsewhere.ts'
import voucherAppExclusive from './voucher/app-exclusive.ts'
import voucherByCode from './voucher/by-code.ts'
import voucherCampaignChanges from './voucher/campaign-changes.ts'
import voucherClaimedElsewhere from './voucher/claimed-elsewhere.ts'
import voucherMeanwhile from './voucher/meanwhile.ts'
import voucherNotForEveryone from './voucher/not-for-everyone.ts'
import voucherOutOfOrder from './voucher/out-of-order.ts'
import voucherRefusals from './voucher/refusals.ts'
import voucherRunOut from './voucher/run-out.ts'
import walletCard from './wallet/card.ts'
import walletRefundAccounts from './wallet/refund-accounts.ts'

/** Every scenario by its name: the path of its file. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'account/changed-elsewhere': accountChangedElsewhere,
  'account/deleted': accountDeleted,
  'account/deletion-held-up': accountDeletionHeldUp,
  'account/email': accountEmail,
  'account/held': accountHeld,
  'account/language': accountLanguage,
  'account/order-first': accountOrderFirst,
  'account/password': accountPassword,
  'account/password-locked': accountPasswordLocked,
  'account/phone': accountPhone,
  'account/profile': accountProfile,
  'account/unfinished-orders': accountUnfinishedOrders,
  'address/deleted-elsewhere': addressDeletedElsewhere,
  'address/tended': addressTended,
  'after-sale/before-shipping': afterSaleBeforeShipping,
  'after-sale/cash': afterSaleCash,
  'after-sale/draft': afterSaleDraft,
  'after-sale/intercepted': afterSaleIntercepted,
  'after-sale/meanwhile': afterSaleMeanwhile,
  'after-sale/missed': afterSaleMissed,
  'after-sale/moved': afterSaleMoved,
  'after-sale/not-there': afterSaleNotThere,
  'after-sale/overdue': afterSaleOverdue,
  'after-sale/piece-by-piece': afterSalePieceByPiece,
  'after-sale/refusals': afterSaleRefusals,
  'after-sale/too-often': afterSaleTooOften,
  'cart/meanwhile': cartMeanwhile,
  'cart/refusals': cartRefusals,
  'cart/shop-says-no-once': cartShopSaysNoOnce,
  'cart/tended': cartTended,
  'discovery/back-in-stock': discoveryBackInStock,
  'discovery/campaign': discoveryCampaign,
  'discovery/meanwhile': discoveryMeanwhile,
  'discovery/out-of-order': discoveryOutOfOrder,
  'discovery/put-aside': discoveryPutAside,
  'discovery/refusals': discoveryRefusals,
  'discovery/too-fast': discoveryTooFast,
  'discovery/typo-to-product': discoveryTypoToProduct,
  'fault/error-500': faultError500,
  'fault/gateway-502': faultGateway502,
  'fault/hang': faultHang,
  'fault/latency': faultLatency,
  'fault/malformed': faultMalformed,
  'fault/offline-and-back': faultOfflineAndBack,
  'fault/reset': faultReset,
  'fault/session-over-account': faultSessionOverAccount,
  'fault/session-over-orders': faultSessionOverOrders,
  'fault/session-over-wallet': faultSessionOverWallet,
  'fault/slow-font-and-picture': faultSlowFontAndPicture,
  'fault/truncated': faultTruncated,
  'first-purchase/cod': firstPurchaseCod,
  'first-purchase/online': firstPurchaseOnline,
  'login/account-held': loginAccountHeld,
  'login/by-email': loginByEmail,
  'login/by-google': loginByGoogle,
  'login/by-password': loginByPassword,
  'login/code-used-up': loginCodeUsedUp,
  'login/device-unsafe': loginDeviceUnsafe,
  'login/disabled-member': loginDisabledMember,
  'login/too-many-failures': loginTooManyFailures,
  'message/read': messageRead,
  'order/cancelled': orderCancelled,
  'order/cash-allowed': orderCashAllowed,
  'order/cash-cancelled': orderCashCancelled,
  'order/coins-meanwhile': orderCoinsMeanwhile,
  'order/completes-by-itself': orderCompletesByItself,
  'order/double-tap': orderDoubleTap,
  'order/meanwhile': orderMeanwhile,
  'order/moved': orderMoved,
  'order/not-there': orderNotThere,
  'order/out-of-order': orderOutOfOrder,
  'order/price-changed': orderPriceChanged,
  'order/refusals': orderRefusals,
  'order/review': orderReview,
  'order/review-too-early': orderReviewTooEarly,
  'order/several-parcels': orderSeveralParcels,
  'order/time-to-pay-over': orderTimeToPayOver,
  'order/too-fast': orderTooFast,
  'order/too-late': orderTooLate,
  'order/too-much': orderTooMuch,
  'page/account': pageAccount,
  'page/looking-around': pageLookingAround,
  'page/orders': pageOrders,
  'page/reading': pageReading,
  'payment/another-way': paymentAnotherWay,
  'payment/at-gateway': paymentAtGateway,
  'payment/by-card': paymentByCard,
  'payment/late-money': paymentLateMoney,
  'payment/meanwhile': paymentMeanwhile,
  'payment/on-the-spot': paymentOnTheSpot,
  'phone/landscape-and-back': phoneLandscapeAndBack,
  'session/expired-in-purchase': sessionExpiredInPurchase,
  'session/expired-while-browsing': sessionExpiredWhileBrowsing,
  'session/logout': sessionLogout,
  'session/password-changed-elsewhere': sessionPasswordChangedElsewhere,
  'voucher/app-exclusive': voucherAppExclusive,
  'voucher/by-code': voucherByCode,
  'voucher/campaign-changes': voucherCampaignChanges,
  'voucher/claimed-elsewhere': voucherClaimedElsewhere,
  'voucher/meanwhile': voucherMeanwhile,
  'voucher/not-for-everyone': voucherNotForEveryone,
  'voucher/out-of-order': voucherOutOfOrder,
  'voucher/refusals': voucherRefusals,
  'voucher/run-out': voucherRunOut,
  'wallet/card': walletCard,
  'wallet/refund-accounts': walletRefundAccounts,
}
