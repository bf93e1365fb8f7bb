import type { Verb, Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { addressActions as otherDeviceAddresses } from '../calls/addresses.ts'
import { elsewhereActions, elsewhereAfterSaleActions } from '../calls/elsewhere.ts'
import { assertStock } from '../calls/shopping.ts'
import type { ExpectedFailure } from '../driver.ts'
import { accountActions, profileActions } from './account.ts'
import { addressActions } from './addresses.ts'
import { afterSaleFormActions } from './after-sale-form.ts'
import { afterSaleActions } from './after-sales.ts'
import { cartActions } from './cart.ts'
import { contactActions, passwordActions } from './credentials.ts'
import { connectionActions, slowAssetActions } from './faults.ts'
import { FORMS } from './forms/index.ts'
import { googleActions, loginActions } from './login.ts'
import { memberListActions, messageActions } from './member-lists.ts'
import { navigationActions, pathOf, queryOf } from './navigation.ts'
import { checkoutActions, orderActions } from './orders.ts'
import { pageActions } from './pages/index.ts'
import { paymentActions } from './payment.ts'
import type { Person } from './person.ts'
import { productListActions } from './product-list.ts'
import { refundSettingsActions } from './refund-accounts.ts'
import { reviewActions } from './reviews.ts'
import { shoppingActions } from './shopping.ts'
import { walletActions } from './wallet.ts'

type PersonAction<V extends Verb> = (person: Person, args: Verbs[V], goesThrough: boolean, fails?: ExpectedFailure) => Promise<void>

/** A code has the purpose for which it was requested; the reset form types its own. */
const codeActions = { login: loginActions.entersCode, verify: contactActions.verifies, link: contactActions.links } as const

/** What a person does in a browser. `goesThrough`: no failure is expected; the driver checks an expected one afterwards. */
export const personActions = {
  ...productListActions,
  ...memberListActions,
  ...messageActions,
  ...cartActions,
  ...checkoutActions,
  ...reviewActions,
  ...walletActions,
  ...addressActions,
  ...afterSaleFormActions,
  ...afterSaleActions,
  ...refundSettingsActions,
  ...googleActions,
  ...passwordActions,
  ...profileActions,
  ...accountActions,
  ...slowAssetActions,

  async opens(person, { screen, query = queryOf(screen, person) }, goesThrough) {
    await navigationActions.opens(person, pathOf(screen, person, query), screen === 'afterSale' ? undefined : query, !goesThrough)
    if (screen === 'checkout' && goesThrough) await paymentActions.isAtCashier(person)
  },
  isAt: (person, { screen }) => navigationActions.isAt(person, pathOf(screen, person)),
  isBackAt: (person, { screen }) => navigationActions.isBackAt(person, pathOf(screen, person)),
  sees: ({ page, t }, { text, values }) => expect(page.getByText(t(text, { ...values })).first()).toBeVisible(),
  reloads: async ({ page }) => void (await page.reload()),
  usesPage: (person, { screen }) => pageActions[screen](person),

  searches: (person, { keyword }) => shoppingActions.searches(person, keyword),
  looksAt: (person, { wish }) => shoppingActions.looksAt(person, wish),
  addsToCart: (person, { quantity }, goesThrough) => shoppingActions.addsToCart(person, quantity, goesThrough),
  buysNow: (person, { quantity }, goesThrough) => shoppingActions.buysNow(person, quantity, goesThrough),
  hasInCart: (person, { pieces }) => shoppingActions.hasInCart(person, pieces),
  goesToConfirm: (person, _args, goesThrough) => shoppingActions.goesToConfirm(person, goesThrough),
  claims: (person, { coupon }) => shoppingActions.claims(person, coupon),

  addsAddress: (person, { home }) => orderActions.addsAddress(person, home),
  placesOrder: (person, _args, goesThrough) => (goesThrough ? orderActions.placesOrder(person) : orderActions.isRefused(person)),
  placesOrderTwice: (person) => orderActions.placesOrderTwice(person),
  seesOrder: (person, { status }) => orderActions.seesOrder(person, status),
  cancelsOrder: (person, _args, goesThrough) => orderActions.cancelsOrder(person, goesThrough),
  confirmsReceipt: (person, _args, goesThrough) => orderActions.confirmsReceipt(person, goesThrough),

  pays: (person, { method }, goesThrough) => paymentActions.pays(person, method, goesThrough),
  paysByCard: paymentActions.paysByCard,
  paysBySavedCard: paymentActions.paysBySavedCard,
  abandonsPayment: paymentActions.abandonsPayment,
  closesTab: paymentActions.closesTab,
  choosesAtGateway: (person, { result }, goesThrough) => paymentActions.choosesAtGateway(person, result, goesThrough),

  entersPhone: (person, { phone }) => loginActions.entersPhone(person, phone),
  entersEmail: (person, { email }) => loginActions.entersEmail(person, email),
  answersCaptcha: (person, { answer }, goesThrough) => loginActions.answersCaptcha(person, answer, goesThrough),
  entersCode(person, { code }, goesThrough) {
    const { purpose } = person.codeRequest
    return codeActions[purpose === 'reset' ? 'login' : purpose](person, code, goesThrough)
  },
  async logsIn(person, { phone }) {
    await loginActions.opensLogin(person)
    await loginActions.logsIn(person, phone)
  },
  entersPassword: (person, { account, password }, goesThrough) => loginActions.entersPassword(person, account, password, goesThrough),
  requestsVerifyCode: contactActions.requestsVerifyCode,
  requestsLinkCode: contactActions.requestsLinkCode,

  goesOffline: connectionActions.goesOffline,
  comesBackOnline: connectionActions.comesBackOnline,
  logsInAgain: connectionActions.logsInAgain,
  seesRecoveryOption: connectionActions.seesRecoveryOption,
  fillsForm: (person, { form }) => FORMS[form].fill(person),
  seesFormKept: (person, { form }) => FORMS[form].isKept(person),
  async submitsForm(person, { form }, goesThrough) {
    await FORMS[form].submit(person)
    if (goesThrough) await FORMS[form].done(person)
  },
} satisfies { readonly [V in Verb]?: PersonAction<V> }

/** What a person does on a phone alone. */
export const phoneActions = {
  turnsPhone: (person, { to }) => navigationActions.turnsPhone(person, to),
  typesSearch: (person, { text }) => navigationActions.typesSearch(person, text),
  seesTypedSearch: (person, { text }) => navigationActions.seesTypedSearch(person, text),
} satisfies { readonly [V in Verb]?: PersonAction<V> }

/** What the member's other device does, by calls. */
export const otherDeviceActions = {
  ...elsewhereAfterSaleActions,
  signsIn: (person, args) => elsewhereActions.signsIn(person, person.api.host, person.world, args),
  sends: elsewhereActions.sends,
  buys: elsewhereActions.buys,
  fillsCart: elsewhereActions.fillsCart,
  paysElsewhere: elsewhereActions.paysElsewhere,
  removesAddress: otherDeviceAddresses.removesAddress,
  checksStock: (person, args) => assertStock(person.api, person, args),
} satisfies { readonly [V in Verb]?: (person: Person, args: Verbs[V]) => Promise<void> }
