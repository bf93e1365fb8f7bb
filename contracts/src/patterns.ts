/** The rules of spec section 5 as plain patterns, apart from the schemas, so that a form can check as it is typed without them. */

/** Letters, digits and `!@#$%^&*,.`, 6 to 64. */
export const PASSWORD_RULE = /^[A-Za-z0-9!@#$%^&*,.]{6,64}$/
/** Begins with 8 or 08, then 8 to 11 digits; the +62 prefix stands apart. */
export const PHONE_RULE = /^0?8\d{8,11}$/
/** What zod takes for an e-mail address (`Email` of `rules.ts` holds the length): a test keeps the two alike. */
export const EMAIL_RULE = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
export const CODE_RULE = /^\d{6}$/
export const CAPTCHA_RULE = /^[A-Za-z0-9]{6}$/
export const POSTAL_CODE_RULE = /^\d{5}$/
/** A voucher's code as a shopper types it, in any case. */
export const VOUCHER_CODE_RULE = /^[A-Za-z0-9]{4,20}$/
