import { LANGUAGES } from '@nusaria/contracts/headers'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { lazyWithRetry } from '../shared/lazy-with-retry.ts'
import { agreementPath, paths, policyTermsPath } from '../shared/paths.ts'

interface PageOptions {
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

export interface PageRoute extends PageOptions {
  readonly path: string
  readonly Page: ComponentType
  /** Fetches the page's code; again after a failure. */
  readonly load: () => Promise<unknown>
}

type LoadPage = () => Promise<ComponentType>

function definePage(path: string, load: LoadPage, options: PageOptions = {}): PageRoute {
  return { path, load, Page: lazyWithRetry(async () => ({ default: await load() })), ...options }
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
  definePage(paths.home, () => import('../pages/home/page.tsx').then((m) => m.HomePage), { tab: true }),
  definePage(paths.category, () => import('../pages/category/page.tsx').then((m) => m.CategoryPage), { tab: true }),
  definePage(paths.search, () => import('../pages/search/page.tsx').then((m) => m.SearchPage)),
  definePage(paths.productList, () => import('../pages/product-list/page.tsx').then((m) => m.ProductListPage)),
  definePage(paths.product, () => import('../pages/product-detail/page.tsx').then((m) => m.ProductPage)),
  definePage(paths.productMissing, () => import('../pages/product-missing/page.tsx').then((m) => m.ProductMissingPage)),
  definePage(paths.cart, () => import('../pages/cart/page.tsx').then((m) => m.CartPage), { tab: true }),
  definePage(paths.orderConfirm, () => import('../pages/order-confirm/page.tsx').then((m) => m.OrderConfirmPage), { member: true }),
  definePage(paths.checkout, () => import('../pages/cashier/page.tsx').then((m) => m.CashierPage), { member: true }),
  definePage(paths.paymentSuccess, () => import('../pages/payment-result/page.tsx').then((m) => m.PaymentResultPage), { member: true }),
  definePage(paths.orders, () => import('../pages/order-list/page.tsx').then((m) => m.OrderListPage), { member: true, account: true }),
  definePage(paths.orderDetail, () => import('../pages/order-detail/page.tsx').then((m) => m.OrderDetailPage), {
    member: true,
    account: true,
  }),
  definePage(paths.review, () => import('../pages/review/page.tsx').then((m) => m.ReviewPage), { member: true, account: true }),
  definePage(paths.afterSaleDetail, () => import('../pages/after-sale-detail/page.tsx').then((m) => m.AfterSaleDetailPage), {
    member: true,
    account: true,
  }),
  definePage(paths.afterSales, () => import('../pages/after-sale-list/page.tsx').then((m) => m.AfterSaleListPage), {
    member: true,
    account: true,
  }),
  definePage(paths.refunds, () => import('../pages/refunds/page.tsx').then((m) => m.RefundsPage), { member: true, account: true }),
  definePage(paths.applyRefund, () => import('../pages/after-sale-apply/page.tsx').then((m) => m.AfterSaleApplyPage), {
    member: true,
    account: true,
  }),
  definePage(paths.shipmentTracking, () => import('../pages/shipment-tracking/page.tsx').then((m) => m.ShipmentTrackingPage), {
    member: true,
    account: true,
  }),
  definePage(paths.tracking, () => import('../pages/tracking/page.tsx').then((m) => m.TrackingPage), { member: true, account: true }),
  definePage(paths.trackingDetail, () => import('../pages/tracking-detail/page.tsx').then((m) => m.TrackingDetailPage), {
    member: true,
    account: true,
  }),
  definePage(paths.invoice, () => import('../pages/invoice/page.tsx').then((m) => m.InvoicePage), { member: true, bare: true }),
  definePage(paths.activities, () => import('../pages/campaigns/page.tsx').then((m) => m.CampaignsPage)),
  definePage(paths.coupons, () => import('../pages/vouchers/page.tsx').then((m) => m.VouchersPage)),
  definePage(paths.wallet, () => import('../pages/voucher-wallet/page.tsx').then((m) => m.VoucherWalletPage), {
    member: true,
    account: true,
  }),
  definePage(paths.points, () => import('../pages/points/page.tsx').then((m) => m.PointsPage), { member: true, account: true }),
  definePage(paths.login, () => import('../pages/login/page.tsx').then((m) => m.LoginPage), { login: true }),
  definePage(paths.emailLogin, () => import('../pages/login/page.tsx').then((m) => m.EmailLoginPage), { login: true }),
  definePage(paths.accountLogin, () => import('../pages/login/page.tsx').then((m) => m.AccountLoginPage), { login: true }),
  definePage(paths.verificationCode, () => import('../pages/login/verification-code-page.tsx').then((m) => m.VerificationCodePage), {
    login: true,
  }),
  ...[paths.forgetPassword, paths.resetPassword].map((path) =>
    definePage(path, () => import('../pages/login/forget-password-page.tsx').then((m) => m.ForgetPasswordPage), { login: true }),
  ),
  definePage(paths.me, () => import('../pages/me/page.tsx').then((m) => m.MePage), { tab: true, account: true }),
  definePage(paths.setting, () => import('../pages/setting/page.tsx').then((m) => m.SettingPage), { member: true, account: true }),
  definePage(paths.verifyPhone, () => import('../pages/link-account/page.tsx').then((m) => m.VerifyPhonePage), {
    member: true,
    account: true,
  }),
  definePage(paths.bindPhone, () => import('../pages/link-account/page.tsx').then((m) => m.BindPhonePage), {
    member: true,
    account: true,
  }),
  definePage(paths.verifyEmail, () => import('../pages/link-account/page.tsx').then((m) => m.VerifyEmailPage), {
    member: true,
    account: true,
  }),
  definePage(paths.bindEmail, () => import('../pages/link-account/page.tsx').then((m) => m.BindEmailPage), {
    member: true,
    account: true,
  }),
  definePage(paths.messages, () => import('../pages/messages/page.tsx').then((m) => m.MessagesPage), { member: true, account: true }),
  definePage(paths.favourites, () => import('../pages/favourites/page.tsx').then((m) => m.FavouritesPage), { member: true, account: true }),
  definePage(paths.viewed, () => import('../pages/viewed/page.tsx').then((m) => m.ViewedPage), { account: true }),
  definePage(paths.arrivalNotices, () => import('../pages/restock-alerts/page.tsx').then((m) => m.RestockAlertsPage), {
    member: true,
    account: true,
  }),
  definePage(paths.deletion, () => import('../pages/delete-account/page.tsx').then((m) => m.DeleteAccountPage), {
    member: true,
    account: true,
  }),
  definePage(paths.setLanguage, () => import('../pages/set-language/page.tsx').then((m) => m.SetLanguagePage)),
  definePage(paths.addresses, () => import('../pages/address-list/page.tsx').then((m) => m.AddressListPage), {
    member: true,
    account: true,
  }),
  definePage(paths.addressDetail, () => import('../pages/address-detail/page.tsx').then((m) => m.AddressDetailPage), {
    member: true,
    account: true,
  }),
  definePage(paths.paymentOption, () => import('../pages/payment-methods/page.tsx').then((m) => m.PaymentMethodsPage), {
    member: true,
    account: true,
  }),
  definePage(paths.refundSettings, () => import('../pages/refund-accounts/page.tsx').then((m) => m.RefundAccountsPage), {
    member: true,
    account: true,
  }),
  ...legalPaths.map((path) => definePage(path, () => import('../pages/legal/page.tsx').then((m) => m.LegalPage))),
  definePage(paths.voucherTerms, () => import('../pages/voucher-terms/page.tsx').then((m) => m.VoucherTermsPage)),
]

/** Whatever no route knows. */
export const notFound = definePage('*', () => import('../pages/not-found/page.tsx').then((m) => m.NotFoundPage))

/** The route of an address, the catch-all page's for one that has none. */
export function routeOf(pathname: string): PageRoute {
  return routes.find((route) => matchPath(route.path, pathname)) ?? notFound
}
