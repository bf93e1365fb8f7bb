import { LANGUAGES } from '@nusaria/contracts/headers'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { lazy } from '../shared/lazy.ts'
import { agreementPath, paths, policyTermsPath } from '../shared/paths.ts'

interface Options {
  /** One of the four places of the bottom tabs. */
  readonly tab?: boolean
  /** A guest is sent to log in, and comes back. */
  readonly member?: boolean
  /** On desktop a dialog over the page it was opened from. */
  readonly login?: boolean
  /** On desktop beside the account's menu. */
  readonly account?: boolean
  /** Without header, footer and tabs: a sheet to print. */
  readonly bare?: boolean
}

export interface PageRoute extends Options {
  readonly path: string
  readonly Page: ComponentType
  /** Fetches the page's code; again after a failure. */
  readonly load: () => Promise<unknown>
}

type Load = () => Promise<ComponentType>

function page(path: string, load: Load, options: Options = {}): PageRoute {
  return { path, load, Page: lazy(async () => ({ default: await load() })), ...options }
}

const legalPaths = [
  paths.agreement,
  ...LANGUAGES.map(agreementPath),
  paths.policyTerms,
  ...LANGUAGES.map(policyTermsPath),
  paths.privacy,
  paths.faqs,
]

/** Every page of the shop, one line each; its code is a file of its own. */
export const routes: readonly PageRoute[] = [
  page(paths.home, () => import('../pages/home-page.tsx').then((m) => m.HomePage), { tab: true }),
  page(paths.category, () => import('../pages/category-page.tsx').then((m) => m.CategoryPage), { tab: true }),
  page(paths.search, () => import('../pages/search-page.tsx').then((m) => m.SearchPage)),
  page(paths.productList, () => import('../pages/product-list-page.tsx').then((m) => m.ProductListPage)),
  page(paths.product, () => import('../pages/product-page.tsx').then((m) => m.ProductPage)),
  page(paths.productMissing, () => import('../pages/product-missing-page.tsx').then((m) => m.ProductMissingPage)),
  page(paths.cart, () => import('../pages/cart-page.tsx').then((m) => m.CartPage), { tab: true }),
  page(paths.orderConfirm, () => import('../pages/order-confirm-page.tsx').then((m) => m.OrderConfirmPage), { member: true }),
  page(paths.checkout, () => import('../pages/checkout-page.tsx').then((m) => m.CheckoutPage), { member: true }),
  page(paths.paymentSuccess, () => import('../pages/payment-success-page.tsx').then((m) => m.PaymentSuccessPage), { member: true }),
  page(paths.orders, () => import('../pages/order-list-page.tsx').then((m) => m.OrderListPage), { member: true, account: true }),
  page(paths.orderDetail, () => import('../pages/order-detail-page.tsx').then((m) => m.OrderDetailPage), { member: true, account: true }),
  page(paths.review, () => import('../pages/review-page.tsx').then((m) => m.ReviewPage), { member: true, account: true }),
  page(paths.afterSaleDetail, () => import('../pages/after-sale-detail-page.tsx').then((m) => m.AfterSaleDetailPage), {
    member: true,
    account: true,
  }),
  page(paths.afterSales, () => import('../pages/after-sale-list-page.tsx').then((m) => m.AfterSaleListPage), {
    member: true,
    account: true,
  }),
  page(paths.refunds, () => import('../pages/refunds-page.tsx').then((m) => m.RefundsPage), { member: true, account: true }),
  page(paths.applyRefund, () => import('../pages/apply-refund-page.tsx').then((m) => m.ApplyRefundPage), { member: true, account: true }),
  page(paths.shipmentTracking, () => import('../pages/shipment-tracking-page.tsx').then((m) => m.ShipmentTrackingPage), {
    member: true,
    account: true,
  }),
  page(paths.tracking, () => import('../pages/tracking-page.tsx').then((m) => m.TrackingPage), { member: true, account: true }),
  page(paths.trackingDetail, () => import('../pages/tracking-detail-page.tsx').then((m) => m.TrackingDetailPage), {
    member: true,
    account: true,
  }),
  page(paths.invoice, () => import('../pages/invoice-page.tsx').then((m) => m.InvoicePage), { member: true, bare: true }),
  page(paths.activities, () => import('../pages/activities-page.tsx').then((m) => m.ActivitiesPage)),
  page(paths.coupons, () => import('../pages/coupons-page.tsx').then((m) => m.CouponsPage)),
  page(paths.wallet, () => import('../pages/wallet-page.tsx').then((m) => m.WalletPage), { member: true, account: true }),
  page(paths.points, () => import('../pages/points-page.tsx').then((m) => m.PointsPage), { member: true, account: true }),
  page(paths.login, () => import('../pages/login-page.tsx').then((m) => m.LoginPage), { login: true }),
  page(paths.emailLogin, () => import('../pages/email-login-page.tsx').then((m) => m.EmailLoginPage), { login: true }),
  page(paths.accountLogin, () => import('../pages/account-login-page.tsx').then((m) => m.AccountLoginPage), { login: true }),
  page(paths.verificationCode, () => import('../pages/verification-code-page.tsx').then((m) => m.VerificationCodePage), { login: true }),
  ...[paths.forgetPassword, paths.resetPassword].map((path) =>
    page(path, () => import('../pages/forget-password-page.tsx').then((m) => m.ForgetPasswordPage), { login: true }),
  ),
  page(paths.me, () => import('../pages/me-page.tsx').then((m) => m.MePage), { tab: true, account: true }),
  page(paths.setting, () => import('../pages/setting-page.tsx').then((m) => m.SettingPage), { member: true, account: true }),
  page(paths.verifyPhone, () => import('../pages/verify-linked-page.tsx').then((m) => m.VerifyPhonePage), { member: true, account: true }),
  page(paths.bindPhone, () => import('../pages/bind-account-page.tsx').then((m) => m.BindPhonePage), { member: true, account: true }),
  page(paths.verifyEmail, () => import('../pages/verify-linked-page.tsx').then((m) => m.VerifyEmailPage), { member: true, account: true }),
  page(paths.bindEmail, () => import('../pages/bind-account-page.tsx').then((m) => m.BindEmailPage), { member: true, account: true }),
  page(paths.messages, () => import('../pages/message-page.tsx').then((m) => m.MessagePage), { member: true, account: true }),
  page(paths.favourites, () => import('../pages/favourites-page.tsx').then((m) => m.FavouritesPage), { member: true, account: true }),
  page(paths.viewed, () => import('../pages/viewed-page.tsx').then((m) => m.ViewedPage), { account: true }),
  page(paths.arrivalNotices, () => import('../pages/arrival-notices-page.tsx').then((m) => m.ArrivalNoticesPage), {
    member: true,
    account: true,
  }),
  page(paths.deletion, () => import('../pages/delete-page.tsx').then((m) => m.DeletePage), { member: true, account: true }),
  page(paths.setLanguage, () => import('../pages/set-language-page.tsx').then((m) => m.SetLanguagePage)),
  page(paths.addresses, () => import('../pages/address-list-page.tsx').then((m) => m.AddressListPage), { member: true, account: true }),
  page(paths.addressDetail, () => import('../pages/address-detail-page.tsx').then((m) => m.AddressDetailPage), {
    member: true,
    account: true,
  }),
  page(paths.paymentOption, () => import('../pages/payment-option-page.tsx').then((m) => m.PaymentOptionPage), {
    member: true,
    account: true,
  }),
  page(paths.refundSettings, () => import('../pages/refund-settings-page.tsx').then((m) => m.RefundSettingsPage), {
    member: true,
    account: true,
  }),
  ...legalPaths.map((path) => page(path, () => import('../pages/legal-page.tsx').then((m) => m.LegalPage))),
  page(paths.voucherTerms, () => import('../pages/voucher-terms-page.tsx').then((m) => m.VoucherTermsPage)),
]

/** Whatever no route knows. */
export const notFound = page('*', () => import('../pages/not-found-page.tsx').then((m) => m.NotFoundPage))

/** The route of an address, the catch-all page's for one that has none. */
export function routeOf(pathname: string): PageRoute {
  return routes.find((route) => matchPath(route.path, pathname)) ?? notFound
}
