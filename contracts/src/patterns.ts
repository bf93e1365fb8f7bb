import { LIMITS } from './limits.ts'

/** Patterns of typed values. They are separate from the schemas, so that a form can check its fields without them. */

/** Letters, digits and `!@#$%^&*,.`, 6 to 64. */
export const PASSWORD_RULE = new RegExp(`^[A-Za-z0-9!@#$%^&*,.]{${LIMITS.passwordMin},${LIMITS.passwordMax}}$`)
/** Begins with 8 or 08, then 8 to 11 digits; without the +62 prefix. */
export const PHONE_RULE = new RegExp(`^0?8\\d{${LIMITS.phoneDigitsMin},${LIMITS.phoneDigitsMax}}$`)
/** The same e-mail pattern as zod's (`Email` of `rules.ts` limits the length); a test compares them. */
export const EMAIL_RULE = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
/** A phone number or e-mail address with its middle masked, as `maskAccount` writes it. */
export const MASKED_ACCOUNT_RULE = /^[^\s@*]{0,4}\*{1,4}[^\s@*]*(@[^\s@*]+)?$/
export const CODE_RULE = new RegExp(`^\\d{${LIMITS.codeLength}}$`)
export const CAPTCHA_RULE = new RegExp(`^[A-Za-z0-9]{${LIMITS.captchaLength}}$`)
export const POSTAL_CODE_RULE = /^\d{5}$/
/** A voucher's code as a shopper types it, in any case. */
export const VOUCHER_CODE_RULE = /^[A-Za-z0-9]{4,20}$/

/** A stored tracking number: 8 to 30 capital letters, digits and hyphens between them. */
export const TRACKING_NUMBER_RULE = /^[A-Z0-9][A-Z0-9-]{6,28}[A-Z0-9]$/

/** Normalizes a tracking number: receipts print it with spaces, and people type small letters. */
export function normalizeTrackingNumber(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

// Control characters show nothing, bidirectional ones change the order in which the text around them is read: a name or a review
// that holds them can pass for another, or hide a part of itself.
const ALWAYS_HIDDEN = '\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069'
const HIDDEN_IN_LINE = `\\u0000-\\u001f${ALWAYS_HIDDEN}`
const HIDDEN_IN_TEXT = `\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f${ALWAYS_HIDDEN}`
/** One line without control and bidirectional characters. */
export const LINE_RULE = new RegExp(`^[^${HIDDEN_IN_LINE}]*$`)
/** The same with line breaks and tabs. */
export const TEXT_RULE = new RegExp(`^[^${HIDDEN_IN_TEXT}]*$`)

// The surrogates are second halves, whose first half counts, and the plane of invisible tags. In this order they fit engines that read
// the pattern by code points as well.
const UNSEEN =
  '\\s\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200d\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\udc00-\\udfff\\udb40'
/**
 * Text of which something can be seen: a character besides spaces, joiners, variation selectors and the fillers that fonts draw as nothing.
 * Joiners and selectors may stand inside a text, as emoji need them.
 */
export const VISIBLE_RULE = new RegExp(`[^${UNSEEN}]`)

const hiddenInText = new RegExp(`[${HIDDEN_IN_TEXT}]`, 'g')

/** What is left of a typed text once control and bidirectional characters are taken out; in one line a break or tab becomes a space. */
export function stripHiddenCharacters(typed: string, multiline = false): string {
  const visible = typed.replace(hiddenInText, '')
  return multiline ? visible : visible.replace(/[\t\r\n]+/g, ' ')
}
