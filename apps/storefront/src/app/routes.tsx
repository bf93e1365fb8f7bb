import { LANGUAGES } from '@nusaria/contracts/headers'
import type { Namespace } from '@nusaria/locales/namespaces'
import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { lazyWithRetry } from '../shared/lazy-with-retry.ts'
import { agreementPath, paths, policyTermsPath } from '../shared/paths.ts'

/** Key of a title in a namespace that the page loads: `cart:title`. */
export type TitleKey = ParseKeys<readonly Namespace[]>

interface PageOptions {
  /** One of the four pages of the bottom tabs. */
  readonly tab?: true
  /** Without header, footer and tabs: a page to print. */
  readonly bare?: true
  /** A page of the account that guests see too. */
  readonly guests?: true
}

/** `login`: on desktop a dialog over the previous page. `account`: for members, on desktop beside the account menu. */
export type LayoutName = 'guest' | 'login' | 'member' | 'account'

interface PageDefinition extends PageOptions {
  readonly path: string
  /** Names the browser's tab; null: the page calls `usePageTitle` itself. */
  readonly title: TitleKey | null
  readonly Page: ComponentType
  /** Loads the page's code; again after a failure. */
  readonly load: () => Promise<unknown>
}

export interface PageRoute extends PageDefinition {
  readonly login: boolean
  /** A guest is sent to the login, and returns. */
  readonly member: boolean
}

/** A page in a separate chunk. */
function page(path: string, title: TitleKey | null, load: () => Promise<ComponentType>, options: PageOptions = {}): PageDefinition {
  return { path, title, load, Page: lazyWithRetry(async () => ({ default: await load() })), ...options }
}

const legalPaths = [
  paths.agreement,
  ...LANGUAGES.map(agreementPath),
  paths.policyTerms,
  ...LANGUAGES.map(policyTermsPath),
  paths.privacy,
  paths.faqs,
]

const guestPages = [
  page(paths.home, null, () => import('../pages/home/page.tsx').then((m) => m.HomePage), { tab: true }),
  page(paths.category, 'common:tabs.category', () => import('../pages/category/page.tsx').then((m) => m.CategoryPage), { tab: true }),
  page(paths.search, 'search:title', () => import('../pages/search/page.tsx').then((m) => m.SearchPage)),
  page(paths.productList, null, () => import('../pages/product-list/page.tsx').then((m) => m.ProductListPage)),
  page(paths.product, null, () => import('../pages/product-detail/page.tsx').then((m) => m.ProductPage)),
  page(paths.productMissing, 'product:missing.title', () => import('../pages/product-missing/page.tsx').then((m) => m.ProductMissingPage)),
  page(paths.cart, 'cart:title', () => import('../pages/cart/page.tsx').then((m) => m.CartPage), { tab: true }),
  page(paths.activities, null, () => import('../pages/campaigns/page.tsx').then((m) => m.CampaignsPage)),
  page(paths.coupons, null, () => import('../pages/vouchers/page.tsx').then((m) => m.VouchersPage)),
  page(paths.voucherTerms, 'promotion:termsPage.title', () => import('../pages/voucher-terms/page.tsx').then((m) => m.VoucherTermsPage)),
  page(paths.setLanguage, 'account:language', () => import('../pages/set-language/page.tsx').then((m) => m.SetLanguagePage)),
  ...legalPaths.map((path) => page(path, null, () => import('../pages/legal/page.tsx').then((m) => m.LegalPage))),
]

const loginPages = [
  page(paths.login, null, () => import('../pages/login/page.tsx').then((m) => m.LoginPage)),
  page(paths.emailLogin, null, () => import('../pages/login/page.tsx').then((m) => m.EmailLoginPage)),
  page(paths.accountLogin, null, () => import('../pages/login/page.tsx').then((m) => m.AccountLoginPage)),
  page(paths.verificationCode, null, () => import('../pages/login/verification-code-page.tsx').then((m) => m.VerificationCodePage)),
  ...[paths.forgetPassword, paths.resetPassword].map((path) =>
    page(path, null, () => import('../pages/login/forget-password-page.tsx').then((m) => m.ForgetPasswordPage)),
  ),
]

const memberPages = [
  page(paths.orderConfirm, 'checkout:confirm.title', () => import('../pages/order-confirm/page.tsx').then((m) => m.OrderConfirmPage)),
  page(paths.checkout, 'checkout:cashier.title', () => import('../pages/cashier/page.tsx').then((m) => m.CashierPage)),
  page(paths.paymentSuccess, null, () => import('../pages/payment-result/page.tsx').then((m) => m.PaymentResultPage)),
  page(paths.invoice, null, () => import('../pages/invoice/page.tsx').then((m) => m.InvoicePage), { bare: true }),
]

const accountPages = [
  page(paths.me, null, () => import('../pages/me/page.tsx').then((m) => m.MePage), { tab: true, guests: true }),
  page(paths.viewed, 'viewed:title', () => import('../pages/viewed/page.tsx').then((m) => m.ViewedPage), { guests: true }),
  page(paths.orders, 'order:title', () => import('../pages/order-list/page.tsx').then((m) => m.OrderListPage)),
  page(paths.orderDetail, 'order:detailTitle', () => import('../pages/order-detail/page.tsx').then((m) => m.OrderDetailPage)),
  page(paths.review, 'review:write.title', () => import('../pages/review/page.tsx').then((m) => m.ReviewPage)),
  page(paths.afterSaleDetail, 'afterSale:title', () => import('../pages/after-sale-detail/page.tsx').then((m) => m.AfterSaleDetailPage)),
  page(paths.afterSales, 'afterSale:list.title', () => import('../pages/after-sale-list/page.tsx').then((m) => m.AfterSaleListPage)),
  page(paths.refunds, 'refunds:title', () => import('../pages/refunds/page.tsx').then((m) => m.RefundsPage)),
  page(paths.applyRefund, null, () => import('../pages/after-sale-apply/page.tsx').then((m) => m.AfterSaleApplyPage)),
  page(paths.shipmentTracking, 'order:tracking.title', () =>
    import('../pages/shipment-tracking/page.tsx').then((m) => m.ShipmentTrackingPage),
  ),
  page(paths.tracking, 'order:underWay.title', () => import('../pages/tracking/page.tsx').then((m) => m.TrackingPage)),
  page(paths.trackingDetail, 'order:tracking.detail', () => import('../pages/tracking-detail/page.tsx').then((m) => m.TrackingDetailPage)),
  page(paths.wallet, 'promotion:wallet.title', () => import('../pages/voucher-wallet/page.tsx').then((m) => m.VoucherWalletPage)),
  page(paths.points, 'points:title', () => import('../pages/points/page.tsx').then((m) => m.PointsPage)),
  page(paths.setting, 'profile:title', () => import('../pages/setting/page.tsx').then((m) => m.SettingPage)),
  page(paths.verifyPhone, null, () => import('../pages/link-account/page.tsx').then((m) => m.VerifyPhonePage)),
  page(paths.bindPhone, null, () => import('../pages/link-account/page.tsx').then((m) => m.BindPhonePage)),
  page(paths.verifyEmail, null, () => import('../pages/link-account/page.tsx').then((m) => m.VerifyEmailPage)),
  page(paths.bindEmail, null, () => import('../pages/link-account/page.tsx').then((m) => m.BindEmailPage)),
  page(paths.messages, 'message:title', () => import('../pages/messages/page.tsx').then((m) => m.MessagesPage)),
  page(paths.favourites, 'favourite:title', () => import('../pages/favourites/page.tsx').then((m) => m.FavouritesPage)),
  page(paths.arrivalNotices, 'notice:title', () => import('../pages/restock-alerts/page.tsx').then((m) => m.RestockAlertsPage)),
  page(paths.deletion, 'deletion:title', () => import('../pages/delete-account/page.tsx').then((m) => m.DeleteAccountPage)),
  page(paths.addresses, null, () => import('../pages/address-list/page.tsx').then((m) => m.AddressListPage)),
  page(paths.addressDetail, null, () => import('../pages/address-detail/page.tsx').then((m) => m.AddressDetailPage)),
  page(paths.paymentOption, 'wallet:paymentOption', () => import('../pages/payment-methods/page.tsx').then((m) => m.PaymentMethodsPage)),
  page(paths.refundSettings, 'wallet:refundSettings', () => import('../pages/refund-accounts/page.tsx').then((m) => m.RefundAccountsPage)),
]

/** The page of an address without a route. */
export const notFound: PageRoute = {
  ...page('*', 'common:notFound.title', () => import('../pages/not-found/page.tsx').then((m) => m.NotFoundPage)),
  login: false,
  member: false,
}

function inLayout(layout: LayoutName, pages: readonly PageDefinition[]): readonly [LayoutName, readonly PageRoute[]] {
  const member = layout === 'member' || layout === 'account'
  return [layout, pages.map((each) => ({ ...each, login: layout === 'login', member: member && !each.guests }))]
}

export const routeGroups = [
  inLayout('guest', [...guestPages, notFound]),
  inLayout('login', loginPages),
  inLayout('member', memberPages),
  inLayout('account', accountPages),
]

/** Every page of the shop, without the catch-all page. */
export const routes: readonly PageRoute[] = routeGroups.flatMap(([, group]) => group).filter(({ path }) => path !== notFound.path)

/** The route of an address; `notFound` without one. */
export function routeOf(pathname: string): PageRoute {
  return routes.find((route) => matchPath(route.path, pathname)) ?? notFound
}
