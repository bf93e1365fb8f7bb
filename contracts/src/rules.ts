import { z } from 'zod'
import { CAPTCHA_RULE, CODE_RULE, PHONE_RULE } from './patterns.ts'

/** An Indonesian mobile number without country code, `8…` or `08…`. At most 13 characters. */
export const Phone = z.string().max(13).regex(PHONE_RULE)
export const Email = z.email().max(64)
export const Code = z.string().regex(CODE_RULE)
export const Captcha = z.string().regex(CAPTCHA_RULE)
