import { z } from 'zod'
import { addedField, assumedField } from './added.ts'
import { withFallback } from './fallback.ts'
import { CODE_TYPE, LOGIN_TYPE } from './login-types.ts'
import { Email } from './rules.ts'

/** A path of the shop, never another origin. */
export const OwnPath = z.string().regex(/^\/(?!\/)/)

/** '2' = phone, '1' = e-mail. */
export const CaptchaTypeId = z.enum(['1', '2'])

/** Login and password reset are documented, the others assumed. */
export const CodeType = z.union([
  z.literal([CODE_TYPE.login, CODE_TYPE.resetPassword]),
  assumedField(z.literal([CODE_TYPE.linkPhone, CODE_TYPE.linkEmail, CODE_TYPE.verifyLinked])),
])
export type CodeType = z.output<typeof CodeType>
/** Codes by phone or e-mail on a phone are assumed. */
export const LoginType = z.union([
  z.literal([LOGIN_TYPE.phonePassword, LOGIN_TYPE.emailPassword, LOGIN_TYPE.google, LOGIN_TYPE.desktopCode]),
  assumedField(z.literal([LOGIN_TYPE.phoneCode, LOGIN_TYPE.emailCode])),
])
export type LoginType = z.output<typeof LoginType>

/** RSA ciphertext (PKCS#1 v1.5), base64. */
export const EncryptedPassword = z.string().max(1_000)

/** The session, stored in the client's `userInfo.userInfo`. */
export const Session = z.strictObject({
  auth_token: z.string(),
  member_no: z.string(),
  user_name: withFallback(z.string()),
  points: withFallback(z.int().min(0)),
  /** Whether this login created the account. */
  flag_registered: addedField(z.boolean()),
})
export type Session = z.output<typeof Session>

/** The content of Google's stand-in consent page. */
export const GoogleSession = z.strictObject({
  session: z.string(),
  /** Google accounts signed in on this device; another address can be typed. */
  accounts: z.array(z.strictObject({ name: z.string(), email: Email })),
  /** The path of the shop to return to without a choice. */
  return_path: OwnPath,
})
export type GoogleSession = z.output<typeof GoogleSession>

/** The masked recipient of a code, and when the next one may be requested. */
export const CodeSent = z.strictObject({
  channel: withFallback(z.enum(['whatsapp', 'sms', 'email'])),
  to: withFallback(z.string()),
  /** s */
  resend_after: withFallback(z.int().min(0)),
})
export type CodeSent = z.output<typeof CodeSent>
