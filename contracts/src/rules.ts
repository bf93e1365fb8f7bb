import { z } from 'zod'

/** Letters, digits and `!@#$%^&*,.`, 6 to 64 (spec section 5). */
export const PASSWORD_RULE = /^[A-Za-z0-9!@#$%^&*,.]{6,64}$/
/** Begins with 8 or 08, then 8 to 11 digits (spec section 5); the +62 prefix stands apart. */
export const PHONE_RULE = /^0?8\d{8,11}$/
export const CODE_RULE = /^\d{6}$/
export const CAPTCHA_RULE = /^[A-Za-z0-9]{6}$/

/** An Indonesian mobile number without country code, `8…` or `08…`. At most 13 characters. */
export const Phone = z.string().max(13).regex(PHONE_RULE)
export const Email = z.email().max(64)
export const Code = z.string().regex(CODE_RULE)
export const Captcha = z.string().regex(CAPTCHA_RULE)
