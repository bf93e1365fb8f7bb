import type { AddressLabel } from '@nusaria/contracts/address'
import type { AfterSaleRequest, AfterSaleVerbs, RefundAccount } from '../after-sale-verbs.ts'
import type { CallArgs, CallName } from '../calls.ts'
import type { FormName } from '../fault-verbs.ts'
import type { MemberName } from '../members.ts'
import type { HomeAddress } from '../offer-verbs.ts'
import { PAGE_USES, type UsedPage } from '../page-verbs.ts'
import { buildStep } from '../scenario.ts'
import type { Category, Screen } from '../screens.ts'
import type { ProductCriteria, Verbs } from '../verbs.ts'

type RequestDetails = Omit<AfterSaleVerbs['seesRequest'], 'status'>

/** What the person at the screen does. */
export const shopper = {
  // Login and account
  entersPhone: (phone: string) => buildStep('shopper', 'entersPhone', { phone }),
  entersEmail: (email: string) => buildStep('shopper', 'entersEmail', { email }),
  answersCaptcha: (answer: 'right' | 'wrong') => buildStep('shopper', 'answersCaptcha', { answer }),
  entersCode: (code: 'right' | 'wrong') => buildStep('shopper', 'entersCode', { code }),
  logsIn: (phone: string) => buildStep('shopper', 'logsIn', { phone }),
  entersPassword: (account: string, password: string) => buildStep('shopper', 'entersPassword', { account, password }),
  goesToGoogle: () => buildStep('shopper', 'goesToGoogle', {}),
  choosesAtGoogle: (choice: Verbs['choosesAtGoogle']['choice'], email?: string) =>
    buildStep('shopper', 'choosesAtGoogle', { choice, email }),
  /** Without an account: the linked phone. */
  requestsResetCode: (account: string | null = null) => buildStep('shopper', 'requestsResetCode', { account }),
  resetsPassword: (password: string, code: 'right' | 'wrong' = 'right') => buildStep('shopper', 'resetsPassword', { password, code }),
  changesPassword: (old: string, password: string) => buildStep('shopper', 'changesPassword', { old, password }),
  changesName: (name: string) => buildStep('shopper', 'changesName', { name }),
  changesBirthday: (birthday: string) => buildStep('shopper', 'changesBirthday', { birthday }),
  changesAvatar: (picture: 'small' | 'large') => buildStep('shopper', 'changesAvatar', { picture }),
  requestsVerifyCode: (linked: 'phone' | 'email') => buildStep('shopper', 'requestsVerifyCode', { linked }),
  requestsLinkCode: (account: string) => buildStep('shopper', 'requestsLinkCode', { account }),
  seesProfile: (profile: Verbs['seesProfile']) => buildStep('shopper', 'seesProfile', profile),
  requestsDeletion: (reason: Verbs['requestsDeletion']['reason']) => buildStep('shopper', 'requestsDeletion', { reason }),
  seesDeletion: (state: Verbs['seesDeletion']['state']) => buildStep('shopper', 'seesDeletion', { state }),
  logsOut: () => buildStep('shopper', 'logsOut', {}),
  choosesLanguage: (language: Verbs['choosesLanguage']['language']) => buildStep('shopper', 'choosesLanguage', { language }),

  // Addresses
  opensAddress: (like?: string) => buildStep('shopper', 'opensAddress', { like }),
  editsAddress: (street: string) => buildStep('shopper', 'editsAddress', { street }),

  // Finding products, favourites, messages
  choosesCategory: (category: Category) => buildStep('shopper', 'choosesCategory', { category }),
  filtersList: (only: Verbs['filtersList']['only']) => buildStep('shopper', 'filtersList', { only }),
  opensListedProduct: (like?: string) => buildStep('shopper', 'opensListedProduct', { like }),
  goesBack: () => buildStep('shopper', 'goesBack', {}),
  retries: () => buildStep('shopper', 'retries', {}),
  clearsHistory: () => buildStep('shopper', 'clearsHistory', {}),
  addsFavourite: () => buildStep('shopper', 'addsFavourite', {}),
  requestsRestockAlert: () => buildStep('shopper', 'requestsRestockAlert', {}),
  seesRestockAlert: () => buildStep('shopper', 'seesRestockAlert', {}),
  seesProductAt: (screen: Verbs['seesProductAt']['screen']) => buildStep('shopper', 'seesProductAt', { screen }),
  opensMessage: (about?: Verbs['opensMessage']['about']) => buildStep('shopper', 'opensMessage', { about }),
  hasUnread: (messages: number) => buildStep('shopper', 'hasUnread', { messages }),
  readsAllMessages: () => buildStep('shopper', 'readsAllMessages', {}),
  searchesFaqs: (question: Verbs['searchesFaqs']['question']) => buildStep('shopper', 'searchesFaqs', { question }),

  // Product, cart and purchase
  opens: (screen: Screen, query?: Readonly<Record<string, string>>) => buildStep('shopper', 'opens', { screen, query }),
  searches: (keyword: string) => buildStep('shopper', 'searches', { keyword }),
  looksAt: (wish: ProductCriteria) => buildStep('shopper', 'looksAt', { wish }),
  addsToCart: (quantity = 1) => buildStep('shopper', 'addsToCart', { quantity }),
  buysNow: (quantity = 1) => buildStep('shopper', 'buysNow', { quantity }),
  hasInCart: (pieces: number) => buildStep('shopper', 'hasInCart', { pieces }),
  goesToConfirm: () => buildStep('shopper', 'goesToConfirm', {}),
  addsAddress: (home: Verbs['addsAddress']['home']) => buildStep('shopper', 'addsAddress', { home }),
  placesOrder: () => buildStep('shopper', 'placesOrder', {}),
  placesOrderTwice: () => buildStep('shopper', 'placesOrderTwice', {}),
  pays: (method: Verbs['pays']['method'], channel?: string) => buildStep('shopper', 'pays', { method, channel }),
  choosesAtGateway: (result: Verbs['choosesAtGateway']['result']) => buildStep('shopper', 'choosesAtGateway', { result }),
  seesOrder: (status: Verbs['seesOrder']['status']) => buildStep('shopper', 'seesOrder', { status }),
  cancelsOrder: () => buildStep('shopper', 'cancelsOrder', {}),
  confirmsReceipt: () => buildStep('shopper', 'confirmsReceipt', {}),
  claims: (coupon: string) => buildStep('shopper', 'claims', { coupon }),
  sees: (text: string, values?: Verbs['sees']['values']) => buildStep('shopper', 'sees', { text, values }),
  isAt: (screen: Screen) => buildStep('shopper', 'isAt', { screen }),
  isBackAt: (screen: Screen) => buildStep('shopper', 'isBackAt', { screen }),
  turnsPhone: (to: 'landscape' | 'portrait') => buildStep('shopper', 'turnsPhone', { to }),
  typesSearch: (text: string) => buildStep('shopper', 'typesSearch', { text }),
  seesTypedSearch: (text: string) => buildStep('shopper', 'seesTypedSearch', { text }),
  reloads: () => buildStep('shopper', 'reloads', {}),
  /** A call that no screen makes in this state. */
  calls: <N extends CallName>(call: N, args: Extract<CallArgs, { call: N }>['args']) =>
    buildStep('shopper', 'calls', { call, args } as CallArgs),

  // Cart
  setsPieces: (pieces: number) => buildStep('shopper', 'setsPieces', { pieces }),
  changesVariant: () => buildStep('shopper', 'changesVariant', {}),
  acceptsPrice: () => buildStep('shopper', 'acceptsPrice', {}),
  movesToFavourites: () => buildStep('shopper', 'movesToFavourites', {}),
  clearsUnavailable: () => buildStep('shopper', 'clearsUnavailable', {}),

  // Confirm page and orders
  refreshesPrice: () => buildStep('shopper', 'refreshesPrice', {}),
  usesCoins: () => buildStep('shopper', 'usesCoins', {}),
  reopensCash: () => buildStep('shopper', 'reopensCash', {}),
  seesFreeShipping: (free = true) => buildStep('shopper', 'seesFreeShipping', { free }),
  choosesDelivery: (method: Verbs['choosesDelivery']['method']) => buildStep('shopper', 'choosesDelivery', { method }),
  choosesAddress: (like: string) => buildStep('shopper', 'choosesAddress', { like }),
  opensOtherOrder: () => buildStep('shopper', 'opensOtherOrder', {}),
  picksOrderAddress: (like: string) => buildStep('shopper', 'picksOrderAddress', { like }),
  changesOrderAddress: () => buildStep('shopper', 'changesOrderAddress', {}),
  buysAgain: () => buildStep('shopper', 'buysAgain', {}),
  tracks: (parcels: number) => buildStep('shopper', 'tracks', { parcels }),
  writesReview: (review: Verbs['writesReview']) => buildStep('shopper', 'writesReview', review),
  sendsReview: () => buildStep('shopper', 'sendsReview', {}),

  // Payment
  paysByCard: (card: Verbs['paysByCard']['card'], keep = false) => buildStep('shopper', 'paysByCard', { card, keep }),
  paysBySavedCard: () => buildStep('shopper', 'paysBySavedCard', {}),
  abandonsPayment: () => buildStep('shopper', 'abandonsPayment', {}),
  closesTab: () => buildStep('shopper', 'closesTab', {}),

  // Vouchers, coins, saved addresses and cards
  redeems: (code: string) => buildStep('shopper', 'redeems', { code }),
  seesVoucher: (coupon: string, state: Verbs['seesVoucher']['state']) => buildStep('shopper', 'seesVoucher', { coupon, state }),
  seesCoins: (reason: Verbs['seesCoins']['reason'], coins?: number) => buildStep('shopper', 'seesCoins', { reason, coins }),
  savesNewAddress: (home: HomeAddress, label: AddressLabel) => buildStep('shopper', 'savesNewAddress', { home, label }),
  makesAddressDefault: (like: string) => buildStep('shopper', 'makesAddressDefault', { like }),
  deletesAddress: (like: string) => buildStep('shopper', 'deletesAddress', { like }),
  seesDefaultAddress: (like: string, label: AddressLabel) => buildStep('shopper', 'seesDefaultAddress', { like, label }),
  savesCard: (card: Verbs['savesCard']['card']) => buildStep('shopper', 'savesCard', { card }),
  seesCard: (proven: boolean) => buildStep('shopper', 'seesCard', { proven }),

  // After-sales
  fillsRequest: (request: AfterSaleRequest) => buildStep('shopper', 'fillsRequest', request),
  fillsRequestAgain: (request: AfterSaleVerbs['fillsRequestAgain']) => buildStep('shopper', 'fillsRequestAgain', request),
  replacesPicture: () => buildStep('shopper', 'replacesPicture', {}),
  sendsRequest: () => buildStep('shopper', 'sendsRequest', {}),
  seesRequest: (status: AfterSaleVerbs['seesRequest']['status'], details: RequestDetails = {}) =>
    buildStep('shopper', 'seesRequest', { status, ...details }),
  opensRequest: () => buildStep('shopper', 'opensRequest', {}),
  cancelsRequest: () => buildStep('shopper', 'cancelsRequest', {}),
  returnsGoods: (tracking: string) => buildStep('shopper', 'returnsGoods', { tracking }),
  retriesRefund: (to: RefundAccount) => buildStep('shopper', 'retriesRefund', { to }),
  addsRefundAccount: (account: RefundAccount) => buildStep('shopper', 'addsRefundAccount', { account }),
  removesRefundAccount: (account: RefundAccount) => buildStep('shopper', 'removesRefundAccount', { account }),
  seesRefund: (stage: AfterSaleVerbs['seesRefund']['stage'], received?: number) => buildStep('shopper', 'seesRefund', { stage, received }),

  // Faults and forms
  goesOffline: () => buildStep('shopper', 'goesOffline', {}),
  comesBackOnline: () => buildStep('shopper', 'comesBackOnline', {}),
  seesStableLayout: () => buildStep('shopper', 'seesStableLayout', {}),
  fillsForm: (form: FormName) => buildStep('shopper', 'fillsForm', { form }),
  submitsForm: (form: FormName) => buildStep('shopper', 'submitsForm', { form }),
  seesFormKept: (form: FormName) => buildStep('shopper', 'seesFormKept', { form }),
  logsInAgain: (member: MemberName) => buildStep('shopper', 'logsInAgain', { member }),
  seesRecoveryOption: () => buildStep('shopper', 'seesRecoveryOption', {}),

  /** Uses a page that shows the member's data or the shop's: finds the data, does the page's act, and sees its effect. */
  uses: (screen: UsedPage) => buildStep('shopper', 'usesPage', { screen, there: PAGE_USES[screen] }),
}
