import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { CAPTCHA_RULE, CODE_RULE, LINE_RULE, PHONE_RULE, TEXT_RULE, VISIBLE_RULE } from './patterns.ts'

/** An Indonesian mobile number without country code, `8…` or `08…`. At most 13 characters. */
export const Phone = z.string().max(LIMITS.phoneMaxLength).regex(PHONE_RULE)
export const Email = z.email().max(LIMITS.emailMaxLength)
export const VerificationCode = z.string().regex(CODE_RULE)
export const CaptchaText = z.string().regex(CAPTCHA_RULE)

/** One line that a person typed, without control and bidirectional characters. */
export const SingleLineText = z.string().regex(LINE_RULE)
/** The same with line breaks. */
export const MultiLineText = z.string().regex(TEXT_RULE)
/** A line and a text that must not be empty: something of it can be seen. */
export const RequiredLine = SingleLineText.regex(VISIBLE_RULE)
export const RequiredText = MultiLineText.regex(VISIBLE_RULE)
