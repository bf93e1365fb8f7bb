import { z } from 'zod'
import { addedField, assumedField } from './added.ts'
import { Email } from './rules.ts'

/** A path of the shop, never another origin. */
export const OwnPath = z.string().regex(/^\/(?!\/)/)

/** '2' = phone, '1' = e-mail. */
export const CaptchaTypeId = z.enum(['1', '2'])

/** 1 login, 5 password reset (documented); 2 bind phone, 3 bind e-mail, 4 verify the linked one (assumed). */
export const CodeType = z.union([z.literal([1, 5]), assumedField(z.literal([2, 3, 4]))])
export type CodeType = z.output<typeof CodeType>
/** 1 phone + password, 2 e-mail + password, 3 phone + code, 4 e-mail + code, 5 Google, 6 code on desktop. */
export const LoginType = z.union([z.literal([1, 2, 5, 6]), assumedField(z.literal([3, 4]))])
export type LoginType = z.output<typeof LoginType>

/** RSA ciphertext (PKCS#1 v1.5), base64. */
export const EncryptedPassword = z.string().max(1_000)

/** What a login leaves in the client's `userInfo.userInfo`. */
export const Session = z.strictObject({
  auth_token: z.string(),
  member_no: z.string(),
  user_name: z.string(),
  points: z.int().min(0),
  /** Whether this login made the account. */
  flag_registered: addedField(z.boolean()),
})
export type Session = z.output<typeof Session>

/** What Google's stand-in consent page shows. */
export const GoogleSession = z.strictObject({
  session: z.string(),
  /** Google accounts signed in on this device; another address can be typed. */
  accounts: z.array(z.strictObject({ name: z.string(), email: Email })),
  /** Where the shop is entered again when nothing was chosen. */
  return_path: OwnPath,
})
export type GoogleSession = z.output<typeof GoogleSession>

/** Where a sent code went, masked, and when the next one may be asked for. */
export const CodeSent = z.strictObject({
  channel: z.enum(['whatsapp', 'sms', 'email']),
  to: z.string(),
  /** s */
  resend_after: z.int().min(0),
})
export type CodeSent = z.output<typeof CodeSent>
