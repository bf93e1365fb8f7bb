import { z } from 'zod'
import { assumedField } from './added.ts'
import { CaptchaTypeId, CodeSent, EncryptedPassword, GoogleSession, LoginType, OwnPath, Session } from './auth-entities.ts'
import { DeviceId, EmptyBody, NoData } from './common.ts'
import { assumed, defineContract, documented, guestGet, guestPost } from './contract.ts'
import { LIMITS } from './limits.ts'
import { CODE_TYPE } from './login-types.ts'
import { MASKED_ACCOUNT_RULE } from './patterns.ts'
import { CaptchaText, Email, Phone, VerificationCode } from './rules.ts'

/** A phone number (`8…` or `08…`) or an e-mail address. */
const account = z.union([Phone, Email])
/** As above; or the signed-in member's own, masked as `member.info` gives it. */
const accountOrLinked = z.union([account, assumedField(z.string().max(LIMITS.emailMaxLength).regex(MASKED_ACCOUNT_RULE))])
/** 62 for a phone; for an e-mail empty, null or absent. */
const CountryCode = z.enum([LIMITS.phoneCountryCode, ''])
const countryCode = CountryCode.nullish()
/** A field that the login type doesn't use: empty, null or absent. */
const unlessNeeded = <S extends z.ZodType>(schema: S) => z.union([schema, z.literal('')]).nullish()
const nonce = z.string().min(8).max(80)

/** What a phone can be sent a code for, and an e-mail address. */
const PhoneCodeType = z.union([
  z.literal([CODE_TYPE.login, CODE_TYPE.resetPassword]),
  assumedField(z.literal([CODE_TYPE.linkPhone, CODE_TYPE.verifyLinked])),
])
const EmailCodeType = z.union([
  z.literal([CODE_TYPE.login, CODE_TYPE.resetPassword]),
  assumedField(z.literal([CODE_TYPE.linkEmail, CODE_TYPE.verifyLinked])),
])
const googleSessionId = z.string().min(8).max(80)

export const authContract = defineContract({
  randomCode: {
    method: 'GET',
    path: '/member/user/random_code',
    kind: 'mutation',
    auth: 'guest',
    source: documented,
    repeatable: true,
    summary: 'Draws a captcha picture; its id is in the x-image-id header',
    query: z.strictObject({ account: accountOrLinked, type_id: CaptchaTypeId, country_code: CountryCode.optional() }),
    reply: 'image',
    blockedDevice: 'DEVICE_UNSAFE',
    errors: ['DEVICE_UNSAFE', 'ACCOUNT_NOT_FOUND'],
  },
  randomCodeCheck: {
    ...guestPost,
    path: '/member/user/random_code_check',
    source: documented,
    deviceField: 'device_id',
    summary: 'Checks the typed characters, once per picture; returns a nonce for one code',
    sensitive: true,
    body: z.strictObject({
      country_code: countryCode,
      account: accountOrLinked,
      type_id: CaptchaTypeId,
      device_id: DeviceId,
      check_code: CaptchaText,
      image_id: z.string().min(1).max(80),
    }),
    /** the nonce itself, or a field of `data`: the spec can be read both ways */
    data: z.union([nonce, assumedField(z.strictObject({ nonce }))]),
    blockedDevice: 'DEVICE_UNSAFE',
    errors: ['CODE_INVALID', 'DEVICE_UNSAFE', 'TOO_MANY_ATTEMPTS', 'ACCOUNT_NOT_FOUND'],
  },
  randomCodeSpoken: {
    ...guestPost,
    path: '/member/user/random_code_spoken',
    source: assumed,
    repeatable: true,
    summary: 'Speaks the characters of a captcha picture; the unguessable image id is the key',
    sensitive: true,
    body: z.strictObject({ image_id: z.string().min(1).max(80) }),
    data: z.strictObject({
      /** a recording of them, as an address or `data:audio/…`; null where the backend has none */
      audio_url: z.string().nullable(),
      /** the characters for the browser's voice; only the mock sends them, since a program can read them, too; else null */
      answer: z.string().nullable(),
    }),
    blockedDevice: 'DEVICE_UNSAFE',
    errors: ['CODE_INVALID', 'DEVICE_UNSAFE'],
  },
  sendSmsCode: {
    ...guestPost,
    path: '/member/user/send_sms_code',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    summary: 'Sends a 6-digit code to the phone (WhatsApp, else SMS)',
    sensitive: true,
    body: z.strictObject({
      code_type: PhoneCodeType,
      phone: Phone,
      country_code: z.literal(LIMITS.phoneCountryCode),
      image_code: CaptchaText,
      image_nonce: nonce,
    }),
    data: CodeSent,
    blockedDevice: 'DEVICE_UNSAFE',
    errors: ['CODE_INVALID', 'TOO_MANY_ATTEMPTS', 'MEMBER_DISABLED', 'PHONE_ALREADY_LINKED', 'ACCOUNT_NOT_FOUND', 'DEVICE_UNSAFE'],
  },
  sendEmailCode: {
    ...guestPost,
    path: '/member/user/send_email_code',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    summary: 'Sends a 6-digit code to the e-mail address',
    sensitive: true,
    body: z.strictObject({
      code_type: EmailCodeType,
      email: Email,
      country_code: countryCode,
      image_code: CaptchaText,
      image_nonce: nonce,
    }),
    data: CodeSent,
    blockedDevice: 'DEVICE_UNSAFE',
    errors: ['CODE_INVALID', 'TOO_MANY_ATTEMPTS', 'MEMBER_DISABLED', 'EMAIL_ALREADY_LINKED', 'ACCOUNT_NOT_FOUND', 'DEVICE_UNSAFE'],
  },
  login: {
    ...guestPost,
    path: '/member/user/login',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    deviceField: 'device',
    summary: 'Signs in by code, password or Google; an unknown phone or e-mail is registered. Ends the session of the token that is sent',
    sensitive: true,
    body: z.strictObject({
      /** where the sign-in was started: the sourceChannel of the session */
      channel: z.string().max(40).nullish(),
      country_code: countryCode,
      /** phone or e-mail; not for Google */
      account: unlessNeeded(account),
      password: EncryptedPassword.nullish(),
      /** the 6 digits, or Google's code for login_type 5; not for a password */
      check_code: z.union([VerificationCode, z.string().max(512)]).nullish(),
      login_type: LoginType,
      image_code: unlessNeeded(CaptchaText),
      image_nonce: unlessNeeded(nonce),
      /** as the `Deviceid` header */
      device: assumedField(DeviceId),
    }),
    data: Session,
    blockedDevice: 'DEVICE_UNSAFE',
    errors: [
      'CODE_INVALID',
      'MEMBER_MISSING',
      'LOGIN_FAILED',
      'ACCOUNT_OR_PASSWORD_WRONG',
      'MEMBER_DISABLED',
      'TOO_MANY_FAILURES',
      'DEVICE_UNSAFE',
      'ACCOUNT_ABNORMAL',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  logout: {
    ...guestPost,
    path: '/member/user/logout',
    source: assumed,
    repeatable: true,
    summary: 'Ends the token it is called with; without a valid one it does nothing',
    body: EmptyBody,
    data: NoData,
    errors: [],
  },
  googleAuth: {
    ...guestGet,
    path: '/member/user/google_auth',
    source: documented,
    summary: "Where Google's sign-in begins; `device` is `pc` on a desktop computer, else empty",
    query: z.strictObject({ device: z.enum(['pc', '']).optional() }),
    /** the address itself, or a field of `data`: the spec names neither */
    data: z.union([z.string().min(1), assumedField(z.strictObject({ url: z.string() }))]),
    errors: [],
  },
  googleSession: {
    ...guestGet,
    path: '/member/google/:session',
    source: assumed,
    omitHeaders: true,
    summary: "The content of Google's stand-in consent page; the unguessable session is the key",
    params: z.strictObject({ session: googleSessionId }),
    data: GoogleSession,
    errors: ['LOGIN_FAILED'],
  },
  googleConsent: {
    ...guestPost,
    path: '/member/google/consent',
    source: assumed,
    omitHeaders: true,
    summary: "The choice on Google's stand-in consent page; the reply has the address to return to",
    sensitive: true,
    body: z.strictObject({
      session: googleSessionId,
      /** `allow` gives a code that signs in, `fail` one that will be refused, `deny` none */
      choice: z.enum(['allow', 'deny', 'fail']),
      /** whose Google account; empty to deny */
      email: z.union([Email, z.literal('')]),
    }),
    data: z.strictObject({ return_path: OwnPath }),
    errors: ['LOGIN_FAILED'],
  },
  resetPassword: {
    method: 'PUT',
    path: '/member/user/reset_password',
    kind: 'mutation',
    auth: 'guest',
    source: { path: 'assumed', request: 'documented', response: 'assumed' },
    summary: 'Sets a new password against a code; ends every session of the account',
    sensitive: true,
    body: z.strictObject({
      country_code: countryCode,
      account: accountOrLinked,
      check_code: VerificationCode,
      password: EncryptedPassword,
      /** '2' = by phone, '1' = by e-mail */
      update_type: assumedField(z.enum(['1', '2'])),
      image_nonce: nonce,
    }),
    data: NoData,
    /** INVALID_PARAMETER, field `password`: what was encrypted breaks the password rule, or can't be read */
    errors: ['CODE_INVALID', 'ACCOUNT_NOT_FOUND', 'MEMBER_DISABLED', 'TOO_MANY_ATTEMPTS', 'ACCOUNT_ABNORMAL', 'INVALID_PARAMETER'],
  },
})
