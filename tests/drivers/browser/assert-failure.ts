import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import texts from '@nusaria/mock-api/hosts/stand-ins/gateway/texts.json' with { type: 'json' }
import { expect } from '@playwright/test'
import { assertStep, type ExpectedFailure, isNoReply } from '../driver.ts'
import { textPattern } from './controls.ts'
import { assertNoReplyShown } from './faults.ts'
import { loginForm } from './login-form.ts'
import type { Person } from './person.ts'

/** Texts that a screen may show instead of the error's own text. */
const SCREEN_TEXTS: Readonly<Partial<Record<ErrorName, readonly string[]>>> = {
  ADDRESS_MISSING: ['address:error.missing'],
  PRICE_CHANGED: ['checkout:confirm.priceChanged.text'],
  ADDRESS_UNSUPPORTED: ['address:error.unsupported'],
  PARCEL_NOT_FOUND: ['order:missing.parcel'],
  ORDER_PAYMENT_EXPIRED: ['checkout:cashier.over.title'],
  PAYMENT_PROCESSING: ['wallet:failure.refunding'],
  PAYMENT_ORDER_ERROR: ['checkout:result.cod.title'],
  PAYMENT_FAILED: ['card:error.card_number.declined'],
  CART_LINE_MISSING: ['cart:failed.elsewhere'],
  NO_PRODUCT_SELECTED: ['checkout:confirm.nothing.title', 'checkout:confirm.refused.nothing'],
  STOCK_INSUFFICIENT: ['checkout:confirm.refused.few', 'checkout:confirm.refused.soldOut'],
  PRODUCT_OFF_SALE: ['checkout:confirm.refused.offSale'],
  PURCHASE_LIMIT_EXCEEDED: ['checkout:confirm.refused.limit'],
  MAXIMUM_PURCHASE_QUANTITY: ['checkout:confirm.refused.pieces'],
  SKU_COUNT_LIMIT: ['checkout:confirm.refused.kinds'],
  SHIPPING_TEMPLATE_MISSING: ['checkout:confirm.refused.heavy'],
  DAILY_ORDER_LIMIT: ['checkout:confirm.refused.daily'],
  ADDRESS_CHANGE_FAILED: ['address:full'],
  ORDER_NOT_FOUND: ['checkout:cashier.missing.title', 'order:missing.title'],
  ORDER_UNAUTHORIZED: ['checkout:cashier.missing.title', 'order:missing.title'],
  ORDER_NOT_SHIPPED: ['order:tracking.empty.title'],
  AFTER_SALE_NOT_FOUND: ['afterSale:missing.title'],
  AFTER_SALE_UNAUTHORIZED: ['afterSale:foreign.title'],
  VOUCHER_NOT_FOUND: ['promotion:campaign.missing.title'],
  ACCOUNT_NAME_EXISTS: ['profile:name.taken'],
  CODE_INVALID: ['auth:captcha.wrong'],
  ACCOUNT_OR_PASSWORD_WRONG: ['auth:Login.password_error'],
  LOGIN_FAILED: ['auth:google.failed'],
  INVALID_PARAMETER: ['profile:name.tooEarly'],
  BIRTHDAY_ONCE_A_YEAR: ['profile:birthday.tooEarly'],
  PASSWORD_WRONG: ['profile:password.oldWrong'],
  PRODUCT_INFO_MISSING: ['product:missing.title'],
  PRODUCT_PARAMETER_INVALID: ['notice:back'],
  RECOMMENDED_PRODUCT_NOT_FOUND: ['common:nothingRecommended'],
  PAGE_CONTENT_MISSING: ['campaign:missing.title'],
  UNFINISHED_ORDERS: ['deletion:blocked.orders'],
}

/** Counts for singular and plural texts. */
const COUNTS = [1, 3]

/** Contexts of a text: plain, with attempts left, after the last one, with the time to wait. */
const CONTEXTS = ['', 'left', 'none', 'seconds', 'minutes']

/** Errors that open the login. */
const LOGIN_ERRORS: readonly ErrorName[] = ['SESSION_EXPIRED', 'PRODUCT_NOT_LOGGED_IN']

/** The page shows the expected failure: the login, the error's text, or the missing reply. */
export async function assertFailureShown(person: Person, error: ExpectedFailure): Promise<void> {
  if (isNoReply(error)) return assertNoReplyShown(person, error)
  if (LOGIN_ERRORS.includes(error)) {
    // The login remembers the password method.
    const door = loginForm(person)
    const account = door.getByLabel(person.t('auth:account.label'), { exact: true })
    return expect(door.getByLabel(person.t('auth:phone.label')).or(account).first()).toBeVisible()
  }
  if (new URL(person.page.url()).pathname.startsWith('/gateway')) return assertGatewayText(person, error)
  const keys = [`errors:${ERRORS[error].key}`, ...(SCREEN_TEXTS[error] ?? [])]
  const wordings = CONTEXTS.flatMap((context) => COUNTS.map((count) => ({ skipInterpolation: true, count, context })))
  const texts = keys.flatMap((key) => wordings.map((wording) => textPattern(person.t(key, wording))))
  const any = new RegExp(texts.join('|'))
  await expect(person.page.getByText(any).first()).toBeVisible()
}

const GATEWAY_TEXTS: Readonly<Partial<Record<ErrorName, (t: typeof texts.en) => string>>> = {
  PAYMENT_NOT_FOUND: (t) => t.missing,
  PAYMENT_CANCELLED: (t) => t.over.cancelled,
  PAYMENT_SUCCEEDED: (t) => t.over.succeeded,
  PAYMENT_REFUNDED: (t) => t.over.refunded,
}

/** The gateway's page has its own texts. */
async function assertGatewayText({ page, language }: Person, error: ErrorName): Promise<void> {
  const text = GATEWAY_TEXTS[error]?.(texts[language])
  assertStep(text, `The gateway's page knows nothing of ${error}`)
  await expect(page.getByText(text)).toBeVisible()
}
