// Read as `LIMITS` (limits.ts), so that a bundler leaves out the values that a page doesn't use.

const AVATAR_MAX_KB = 800

/** ms */
export const apiTimeout = 8_000
/** px: below it the mobile layout shows */
export const mobileBreakpoint = 750
/** px: a touch device narrower than this is a phone or tablet */
export const desktopMinWidth = 1_024
export const recommendPageSize = 12
export const rankPageSize = 10
export const unreadCap = 99
export const phoneCountryCode = '62'
export const phoneMaxLength = 13
/** digits after the 8, or 08, that a mobile number begins with */
export const phoneDigitsMin = 8
export const phoneDigitsMax = 11
export const emailMaxLength = 64
export const passwordMin = 6
export const passwordMax = 64
export const passwordInputMax = 30
export const accountInputMax = 30
export const codeLength = 6
export const deviceIdMax = 128
/** s */
export const resendCountdown = 60
export const captchaLength = 6
/** ms */
export const postLoginRedirect = 1_000
/** bytes */
export const avatarMaxBytes = AVATAR_MAX_KB * 1024
export const avatarMaxKb = AVATAR_MAX_KB
/** px: width and height that are recommended */
export const avatarPixels = 200
export const searchHistory = 10
/** ms of the scroll that brings a row of the navigation into view */
export const scrollAnimation = 500
/** characters */
export const keywordMax = 100
export const categoryIdMax = 32
export const campaignIdMax = 64
export const brandMax = 100
/** products a search finds at most; a page beyond them is refused */
export const searchDepth = 2_000
/** ms */
export const hotKeywordRotation = 3_500
export const skeletons = 6
/** maximum number of recently viewed products */
export const viewedMax = 50
export const favouritesMax = 500
/** ms that the shop waits for the native shell's first message */
export const shellWait = 8_000
/** minutes; captcha answers, nonces and codes */
export const codeMinutes = 5
export const codeTries = 5
/** accounts that one device can have codes sent to within an hour */
export const codeAccountsAnHour = 5
export const passwordTries = 5
/** days of the world's clock */
export const tokenDays = 7
/** days after an account's deletion in which its phone and e-mail can't register again */
export const deletedDays = 30
/** minimum and maximum working days of an account's deletion */
export const deletionDaysMin = 3
export const deletionDaysMax = 7
/** characters about another reason to leave */
export const deletionDetailMax = 200
/** minutes a verified phone or e-mail may be changed for */
export const verifyMinutes = 10
export const userNameMax = 50
/** days between two changes of the name, of the birth date: a year */
export const profileDays = 365
/** days after the last delivery until an order completes automatically */
export const receiptDays = 7
/** days after completion in which after-sales can be requested */
export const afterSaleDays = 7
/** days after the merchant's agreement in which goods are sent back */
export const returnDays = 5
/** maximum number of after-sales applications per order, including repeated ones */
export const afterSaleAttempts = 5
/** characters of the description */
export const afterSaleDescriptionMax = 500
/** pictures that show it */
export const evidenceMax = 6
/** days after which the gateway reports the result of a refund (seed value) */
export const refundDays = 3
/** minutes; seed value, shown from the server's deadline */
export const unpaidMinutes = 60
/** hours after an order in which it is usually sent */
export const shipHours = 48
/** days of delivery within the city and outside */
export const cityDaysMin = 1
export const cityDaysMax = 2
export const outOfTownDaysMin = 4
export const outOfTownDaysMax = 7
export const addressMax = 20
/** saved cards, e-wallets and refund accounts a member can keep, of each */
export const paymentMethodsMax = 10
export const couponNoMax = 40
export const cartMaxLines = 100
export const lineMaxQuantity = 999
export const orderNoteMax = 200
export const bodyMaxBytes = 1_000_000
/** values of a body: fields and items, at every depth */
export const bodyMaxValues = 10_000
export const bodyMaxDepth = 32
