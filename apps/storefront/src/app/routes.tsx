import type { Feature } from '@nusaria/contracts/config-schema'
import { LANGUAGES } from '@nusaria/contracts/headers'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { config } from '../shared/config.ts'
import type { QualifiedKey } from '../shared/i18n/text-key.ts'
import { lazyWithRetry } from '../shared/lazy-with-retry.ts'
import { agreementPath, paths, policyTermsPath } from '../shared/paths.ts'

/** Key of a title in a namespace that the page loads: `cart:title`. */
export type TitleKey = QualifiedKey

interface PageOptions {
  /** One of the four pages of the bottom tabs. */
  readonly tab?: true
  /** Without header, footer and tabs: a page to print. */
  readonly bare?: true
  /** A page of the account that guests see too. */
  readonly guests?: true
  /** The same for everybody: a server may render it. */
  readonly rendered?: true
  /** Without this feature there is no such page. */
  readonly feature?: Feature
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

/** The module of a page: its only export is the page. */
type PageModule = Readonly<Record<string, ComponentType>>

async function pageOf(module: Promise<PageModule>): Promise<{ readonly default: ComponentType }> {
  const [Page] = Object.values(await module)
  return { default: Page as ComponentType }
}

/** A page in a separate chunk. */
function page(path: string, title: TitleKey | null, load: () => Promise<PageModule>, options: PageOptions = {}): PageDefinition {
  return { path, title, load, Page: lazyWithRetry(() => pageOf(load())), ...options }
}

export const legalPaths = [
  paths.agreement,
  ...LANGUAGES.map(agreementPath),
  paths.policyTerms,
  ...LANGUAGES.map(policyTermsPath),
  paths.privacy,
  paths.faqs,
]

const guestPages = [
  page(paths.home, null, () => import('../pages/home/page.tsx'), { tab: true, rendered: true }),
  page(paths.category, 'common:tabs.category', () => import('../pages/category/page.tsx'), { tab: true, rendered: true }),
  page(paths.search, 'search:title', () => import('../pages/search/page.tsx'), { rendered: true }),
  page(paths.productList, null, () => import('../pages/product-list/page.tsx'), { rendered: true }),
  page(paths.product, null, () => import('../pages/product-detail/page.tsx'), { rendered: true }),
  page(paths.productMissing, 'product:missing.title', () => import('../pages/product-missing/page.tsx'), { rendered: true }),
  page(paths.cart, 'cart:title', () => import('../pages/cart/page.tsx'), { tab: true }),
  page(paths.activities, null, () => import('../pages/campaigns/page.tsx'), { rendered: true }),
  page(paths.coupons, null, () => import('../pages/vouchers/page.tsx'), { rendered: true }),
  page(paths.voucherTerms, 'voucher:termsPage.title', () => import('../pages/voucher-terms/page.tsx'), { rendered: true }),
  page(paths.setLanguage, 'account:language', () => import('../pages/set-language/page.tsx')),
  ...legalPaths.map((path) => page(path, null, () => import('../pages/legal/page.tsx'), { rendered: true })),
]

const loginPages = [
  page(paths.login, null, () => import('../pages/login/page.tsx').then(({ LoginPage }) => ({ LoginPage }))),
  page(paths.emailLogin, null, () => import('../pages/login/page.tsx').then(({ EmailLoginPage }) => ({ EmailLoginPage }))),
  page(paths.accountLogin, null, () => import('../pages/login/page.tsx').then(({ AccountLoginPage }) => ({ AccountLoginPage }))),
  page(paths.verificationCode, null, () => import('../pages/login/verification-code-page.tsx')),
  ...[paths.forgetPassword, paths.resetPassword].map((path) => page(path, null, () => import('../pages/login/forget-password-page.tsx'))),
]

const memberPages = [
  page(paths.orderConfirm, 'checkout:confirm.title', () => import('../pages/order-confirm/page.tsx')),
  page(paths.checkout, 'checkout:cashier.title', () => import('../pages/cashier/page.tsx')),
  page(paths.paymentSuccess, null, () => import('../pages/payment-result/page.tsx')),
  page(paths.invoice, null, () => import('../pages/invoice/page.tsx'), { bare: true, feature: 'invoices' }),
]

const accountPages = [
  page(paths.me, null, () => import('../pages/me/page.tsx'), { tab: true, guests: true }),
  page(paths.viewed, 'viewed:title', () => import('../pages/viewed/page.tsx'), { guests: true }),
  page(paths.orders, 'order:title', () => import('../pages/order-list/page.tsx')),
  page(paths.orderDetail, 'order:detailTitle', () => import('../pages/order-detail/page.tsx')),
  page(paths.review, 'review:write.title', () => import('../pages/review/page.tsx'), { feature: 'reviews' }),
  page(paths.afterSaleDetail, 'afterSale:title', () => import('../pages/after-sale-detail/page.tsx')),
  page(paths.afterSales, 'afterSale:list.title', () => import('../pages/after-sale-list/page.tsx')),
  page(paths.refunds, 'refunds:title', () => import('../pages/refunds/page.tsx')),
  page(paths.applyRefund, null, () => import('../pages/after-sale-apply/page.tsx')),
  page(paths.shipmentTracking, 'order:tracking.title', () => import('../pages/shipment-tracking/page.tsx')),
  page(paths.tracking, 'order:underWay.title', () => import('../pages/tracking/page.tsx')),
  page(paths.trackingDetail, 'order:tracking.detail', () => import('../pages/tracking-detail/page.tsx')),
  page(paths.wallet, 'promotion:wallet.title', () => import('../pages/voucher-wallet/page.tsx')),
  page(paths.points, 'points:title', () => import('../pages/points/page.tsx')),
  page(paths.setting, 'profile:title', () => import('../pages/setting/page.tsx')),
  page(paths.verifyPhone, null, () => import('../pages/link-account/page.tsx').then(({ VerifyPhonePage }) => ({ VerifyPhonePage }))),
  page(paths.bindPhone, null, () => import('../pages/link-account/page.tsx').then(({ BindPhonePage }) => ({ BindPhonePage }))),
  page(paths.verifyEmail, null, () => import('../pages/link-account/page.tsx').then(({ VerifyEmailPage }) => ({ VerifyEmailPage }))),
  page(paths.bindEmail, null, () => import('../pages/link-account/page.tsx').then(({ BindEmailPage }) => ({ BindEmailPage }))),
  page(paths.messages, 'message:title', () => import('../pages/messages/page.tsx')),
  page(paths.favourites, 'favourite:title', () => import('../pages/favourites/page.tsx')),
  page(paths.arrivalNotices, 'notice:title', () => import('../pages/restock-alerts/page.tsx'), { feature: 'restockAlerts' }),
  page(paths.deletion, 'deletion:title', () => import('../pages/delete-account/page.tsx')),
  page(paths.addresses, null, () => import('../pages/address-list/page.tsx')),
  page(paths.addressDetail, null, () => import('../pages/address-detail/page.tsx')),
  page(paths.paymentOption, 'wallet:paymentOption', () => import('../pages/payment-methods/page.tsx')),
  page(paths.refundSettings, 'wallet:refundSettings', () => import('../pages/refund-accounts/page.tsx')),
]

/** The page of an address without a route. */
export const notFound: PageRoute = {
  ...page('*', 'common:notFound.title', () => import('../pages/not-found/page.tsx'), { rendered: true }),
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

/** Whether the shop has the page: its feature is not switched off. */
export function isAvailable({ feature }: PageRoute, features = config.features): boolean {
  return feature === undefined || features[feature]
}

/** The route of an address; `notFound` without one. */
export function routeOf(pathname: string, features = config.features): PageRoute {
  return routes.find((route) => isAvailable(route, features) && matchPath(route.path, pathname)) ?? notFound
}
