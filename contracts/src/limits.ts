const AVATAR_MAX_KB = 800

/** Business constants of the shop, shared by storefront and engine. */
export const LIMITS = {
  /** ms */
  apiTimeout: 8_000,
  /** px: below it the mobile layout shows */
  mobileBreakpoint: 750,
  /** px: a touch device narrower than this is a phone or tablet */
  desktopMinWidth: 1_024,
  recommendPageSize: 12,
  rankPageSize: 10,
  unreadCap: 99,
  phoneCountryCode: '62',
  phoneMaxLength: 13,
  /** digits after the 8, or 08, that a mobile number begins with */
  phoneDigitsMin: 8,
  phoneDigitsMax: 11,
  emailMaxLength: 64,
  passwordMin: 6,
  passwordMax: 64,
  passwordInputMax: 30,
  accountInputMax: 30,
  codeLength: 6,
  deviceIdMax: 128,
  /** s */
  resendCountdown: 60,
  captchaLength: 6,
  /** ms */
  postLoginRedirect: 1_000,
  /** bytes */
  avatarMaxBytes: AVATAR_MAX_KB * 1024,
  avatarMaxKb: AVATAR_MAX_KB,
  /** px: width and height that are recommended */
  avatarPixels: 200,
  searchHistory: 10,
  /** ms of the scroll that brings a row of the navigation into view */
  scrollAnimation: 500,
  /** products a search finds at most; a page beyond them is refused */
  searchDepth: 2_000,
  /** ms */
  hotKeywordRotation: 3_500,
  skeletons: 6,
  /** maximum number of recently viewed products */
  viewedMax: 50,
  favouritesMax: 500,
  /** ms that the shop waits for the native shell's first message */
  shellWait: 8_000,
  /** minutes; captcha answers, nonces and codes */
  codeMinutes: 5,
  codeTries: 5,
  /** accounts that one device can have codes sent to within an hour */
  codeAccountsAnHour: 5,
  passwordTries: 5,
  /** days of the world's clock */
  tokenDays: 7,
  /** days after an account's deletion in which its phone and e-mail can't register again */
  deletedDays: 30,
  /** minimum and maximum working days of an account's deletion */
  deletionDaysMin: 3,
  deletionDaysMax: 7,
  /** characters about another reason to leave */
  deletionDetailMax: 200,
  /** minutes a verified phone or e-mail may be changed for */
  verifyMinutes: 10,
  userNameMax: 50,
  /** days between two changes of the name, of the birth date: a year */
  profileDays: 365,
  /** days after the last delivery until an order completes automatically */
  receiptDays: 7,
  /** days after completion in which after-sales can be requested */
  afterSaleDays: 7,
  /** days after the merchant's agreement in which goods are sent back */
  returnDays: 5,
  /** maximum number of after-sales applications per order, including repeated ones */
  afterSaleAttempts: 5,
  /** characters of the description */
  afterSaleDescriptionMax: 500,
  /** pictures that show it */
  evidenceMax: 6,
  /** days after which the gateway reports the result of a refund (seed value) */
  refundDays: 3,
  /** minutes; seed value, shown from the server's deadline */
  unpaidMinutes: 60,
  /** hours after an order in which it is usually sent */
  shipHours: 48,
  /** days of delivery within the city and outside */
  cityDaysMin: 1,
  cityDaysMax: 2,
  outOfTownDaysMin: 4,
  outOfTownDaysMax: 7,
  addressMax: 20,
  /** saved cards, e-wallets and refund accounts a member can keep, of each */
  paymentMethodsMax: 10,
  couponNoMax: 40,
  cartMaxLines: 100,
  lineMaxQuantity: 999,
  orderNoteMax: 200,
  bodyMaxBytes: 1_000_000,
} as const
