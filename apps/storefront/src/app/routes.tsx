import { LANGUAGES } from '@nusaria/contracts/headers'
import type { Feature } from '@nusaria/server/site/config-schema'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { config } from '#platform/config/config.ts'
import type { QualifiedKey } from '#platform/i18n/text-key.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { agreementPath, paths, policyTermsPath } from '#platform/routing/paths.ts'

interface PageOptions {
  readonly tab?: true
  /** Without header, footer and tabs: a page to print. */
  readonly bare?: true
  /** A step of a purchase: only the last line of the footer, so that its button stays in sight at the end of the page. */
  readonly step?: true
  /** A page of the account that guests see too. */
  readonly guests?: true
  /** The same for everybody: a server may render it. */
  readonly rendered?: true
  readonly feature?: Feature
  /** The export of a module with several pages. */
  readonly named?: string
}

/** `login`: on desktop a dialog over the previous page. `account`: for members, on desktop beside the account menu. */
export type LayoutName = 'guest' | 'login' | 'member' | 'account'

interface PageDefinition extends PageOptions {
  readonly path: string
  /** Names the browser's tab; null: the page calls `usePageTitle` itself. */
  readonly title: QualifiedKey | null
  readonly Page: ComponentType
  /** Loads the page's code; again after a failure. */
  readonly load: () => Promise<unknown>
}

export interface PageRoute extends PageDefinition {
  readonly layout: LayoutName
  readonly login: boolean
  /** A guest is sent to the login, and returns. */
  readonly member: boolean
}

/** The page in a module: the one of this name, or its only export `…Page`. */
async function findPage(module: Promise<object>, named?: string) {
  const [, Page] = Object.entries(await module).find(([name]) => (named ? name === named : name.endsWith('Page'))) ?? []
  return { default: Page as ComponentType }
}

function page(path: string, title: QualifiedKey | null, load: () => Promise<object>, options: PageOptions = {}): PageDefinition {
  return { path, title, load, Page: lazyWithRetry(() => findPage(load(), options.named)), ...options }
}

export const legalPaths = [
  paths.agreement,
  ...LANGUAGES.map(agreementPath),
  paths.policyTerms,
  ...LANGUAGES.map(policyTermsPath),
  paths.privacy,
  paths.accessibility,
  paths.faqs,
]

const guestPages = [
  page(paths.home, null, () => import('#features/home/home-page.tsx'), { tab: true, rendered: true }),
  page(paths.category, 'common:tabs.category', () => import('#features/catalog/category/category-page.tsx'), { tab: true, rendered: true }),
  page(paths.search, 'search:title', () => import('#features/catalog/search/search-page.tsx'), { rendered: true }),
  page(paths.productList, null, () => import('#features/catalog/list/product-list-page.tsx'), { rendered: true }),
  page(paths.product, null, () => import('#features/product/product-page.tsx'), { rendered: true }),
  page(paths.productMissing, 'product:missing.title', () => import('#features/product/product-missing-page.tsx'), { rendered: true }),
  page(paths.cart, 'cart:title', () => import('#features/cart/cart-page.tsx'), { tab: true }),
  page(paths.activities, null, () => import('#features/home/campaigns/campaigns-page.tsx'), { rendered: true }),
  page(paths.coupons, null, () => import('#features/vouchers/vouchers-page.tsx'), { rendered: true }),
  page(paths.voucherTerms, 'voucher:termsPage.title', () => import('#features/vouchers/voucher-terms-page.tsx'), { rendered: true }),
  page(paths.setLanguage, 'account:language', () => import('#features/account/settings/set-language-page.tsx')),
  ...legalPaths.map((path) => page(path, null, () => import('#features/legal/legal-page.tsx'), { rendered: true })),
]

const loginPage = () => import('#features/login/login-page.tsx')
const linkAccountPage = () => import('#features/login/link/link-account-page.tsx')

const loginPages = [
  page(paths.login, null, loginPage, { named: 'LoginPage' }),
  page(paths.emailLogin, null, loginPage, { named: 'EmailLoginPage' }),
  page(paths.accountLogin, null, loginPage, { named: 'AccountLoginPage' }),
  page(paths.verificationCode, null, () => import('#features/login/verification-code-page.tsx')),
  ...[paths.forgetPassword, paths.resetPassword].map((path) => page(path, null, () => import('#features/login/forget-password-page.tsx'))),
]

const memberPages = [
  page(paths.orderConfirm, 'checkout:confirm.title', () => import('#features/checkout/confirm/order-confirm-page.tsx'), { step: true }),
  page(paths.checkout, 'checkout:cashier.title', () => import('#features/checkout/cashier/cashier-page.tsx'), { step: true }),
  page(paths.paymentSuccess, null, () => import('#features/checkout/result/payment-result-page.tsx')),
  page(paths.invoice, null, () => import('#features/orders/invoice/invoice-page.tsx'), { bare: true, feature: 'invoices' }),
]

const accountPages = [
  page(paths.me, null, () => import('#features/account/me/me-page.tsx'), { tab: true, guests: true }),
  page(paths.viewed, 'viewed:title', () => import('#features/account/viewed/viewed-page.tsx'), { guests: true }),
  page(paths.orders, 'order:title', () => import('#features/orders/list/order-list-page.tsx')),
  page(paths.orderDetail, 'order:detailTitle', () => import('#features/orders/detail/order-detail-page.tsx')),
  page(paths.review, 'review:write.title', () => import('#features/orders/review/review-page.tsx'), { feature: 'reviews' }),
  page(paths.afterSaleDetail, 'afterSale:title', () => import('#features/after-sales/detail/after-sale-detail-page.tsx')),
  page(paths.afterSales, 'afterSale:list.title', () => import('#features/after-sales/list/after-sale-list-page.tsx')),
  page(paths.refunds, 'refunds:title', () => import('#features/after-sales/refunds/refunds-page.tsx')),
  page(paths.applyRefund, null, () => import('#features/after-sales/apply/after-sale-apply-page.tsx')),
  page(paths.shipmentTracking, 'order:tracking.title', () => import('#features/orders/tracking/shipment-tracking-page.tsx')),
  page(paths.tracking, 'order:underWay.title', () => import('#features/orders/tracking/tracking-page.tsx')),
  page(paths.trackingDetail, 'order:tracking.detail', () => import('#features/orders/tracking/tracking-detail-page.tsx')),
  page(paths.vouchers, 'promotion:wallet.title', () => import('#features/vouchers/wallet/voucher-wallet-page.tsx')),
  page(paths.points, 'points:title', () => import('#features/account/points/points-page.tsx')),
  page(paths.setting, 'profile:title', () => import('#features/account/settings/settings-page.tsx')),
  page(paths.verifyPhone, null, linkAccountPage, { named: 'VerifyPhonePage' }),
  page(paths.bindPhone, null, linkAccountPage, { named: 'BindPhonePage' }),
  page(paths.verifyEmail, null, linkAccountPage, { named: 'VerifyEmailPage' }),
  page(paths.bindEmail, null, linkAccountPage, { named: 'BindEmailPage' }),
  page(paths.messages, 'message:title', () => import('#features/messages/messages-page.tsx')),
  page(paths.favourites, 'favourite:title', () => import('#features/account/favourites/favourites-page.tsx')),
  page(paths.arrivalNotices, 'notice:title', () => import('#features/account/restock-alerts/restock-alerts-page.tsx'), {
    feature: 'restockAlerts',
  }),
  page(paths.deletion, 'deletion:title', () => import('#features/account/deletion/delete-account-page.tsx')),
  page(paths.addresses, null, () => import('#features/account/addresses/address-list-page.tsx')),
  page(paths.addressDetail, null, () => import('#features/account/addresses/address-detail-page.tsx')),
  page(paths.paymentOption, 'wallet:paymentOption', () => import('#features/payment-methods/payment-methods-page.tsx')),
  page(paths.refundSettings, 'wallet:refundSettings', () => import('#features/payment-methods/refund-accounts-page.tsx')),
]

function inLayout(layout: LayoutName, definition: PageDefinition): PageRoute {
  const member = layout === 'member' || layout === 'account'
  return { ...definition, layout, login: layout === 'login', member: member && !definition.guests }
}

/** The page of an address without a route. */
export const notFound = inLayout(
  'guest',
  page('*', 'common:notFound.title', () => import('#features/legal/not-found-page.tsx'), { rendered: true }),
)

export const routes: readonly PageRoute[] = [
  ...guestPages.map((each) => inLayout('guest', each)),
  ...loginPages.map((each) => inLayout('login', each)),
  ...memberPages.map((each) => inLayout('member', each)),
  ...accountPages.map((each) => inLayout('account', each)),
]

export function isAvailable({ feature }: PageRoute, features = config.features): boolean {
  return feature === undefined || features[feature]
}

export function findRoute(pathname: string, features = config.features): PageRoute {
  return routes.find((route) => isAvailable(route, features) && matchPath(route.path, pathname)) ?? notFound
}
