import { z } from 'zod'
import { CodeSent, EncryptedPassword } from './auth.ts'
import { Done, Instant, LanguageCode, PictureUrl } from './common.ts'
import { assumed, defineContract, documented, documentedPath } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { Code, Email, Phone } from './rules.ts'

const deviceId = z.string().min(1).max(128)
const BirthDate = z.iso.date()
const UserName = z.string().regex(/\S/).max(50)
const verifyTicket = z.string().min(8).max(80)

/** The member as the account screens show it; phone and e-mail masked. */
export const UserInfo = z.strictObject({
  member_no: z.string(),
  user_name: z.string(),
  avatar_url: PictureUrl.nullable(),
  /** masked; empty when none is linked */
  phone: z.string(),
  email: z.string(),
  birthday: BirthDate.nullable(),
  /** from when name and birth date may be changed again; null = now */
  name_change_from: Instant.nullable(),
  birthday_change_from: Instant.nullable(),
  flag_password: z.boolean(),
  points: z.int().min(0),
  /** unused vouchers */
  voucher_count: z.int().min(0),
  registered_at: Instant,
  account_state: z.enum(['active', 'deletion_submitted', 'deletion_processing']),
})
export type UserInfo = z.output<typeof UserInfo>

export const memberContract = defineContract({
  info: {
    method: 'GET',
    path: '/member/user/info',
    kind: 'query',
    auth: 'member',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    summary: 'The signed-in member',
    data: UserInfo,
    errors: [],
  },
  updateAvatar: {
    method: 'PUT',
    path: '/member/user/update_avatar',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary: 'Sets the picture, at most 800 KB, 200×200 recommended',
    form: z.strictObject({ avatar: z.file().max(LIMITS.avatarMaxBytes).mime(['image/png', 'image/jpeg', 'image/webp']) }),
    maxBytes: 1_000_000,
    data: UserInfo,
    /** INVALID_PARAMETER, field `avatar`: not a picture of its type */
    errors: ['INVALID_PARAMETER', 'ACCOUNT_ABNORMAL'],
  },
  updateBirthday: {
    method: 'PUT',
    path: '/member/user/update_birthday',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary: 'Sets the birth date, once a year',
    body: z.strictObject({ birthday: BirthDate }),
    data: UserInfo,
    /** INVALID_PARAMETER, field `birthday`: still to come, or before 1900 */
    errors: ['BIRTHDAY_ONCE_A_YEAR', 'INVALID_PARAMETER', 'ACCOUNT_ABNORMAL'],
  },
  updateEmail: {
    method: 'PUT',
    path: '/member/user/update_email',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary: 'Links or changes the e-mail; the linked one is verified first',
    sensitive: true,
    body: z.strictObject({ email: Email, check_code: Code, verify_ticket: verifyTicket.optional() }),
    data: UserInfo,
    errors: ['CODE_INVALID', 'TOO_MANY_ATTEMPTS', 'VERIFY_OLD_EMAIL_FIRST', 'EMAIL_ALREADY_LINKED', 'ACCOUNT_ABNORMAL'],
  },
  updateMobile: {
    method: 'PUT',
    path: '/member/user/update_mobile',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary: 'Links or changes the phone; the linked one is verified first',
    sensitive: true,
    body: z.strictObject({ phone: Phone, country_code: z.literal('62'), check_code: Code, verify_ticket: verifyTicket.optional() }),
    data: UserInfo,
    errors: ['CODE_INVALID', 'TOO_MANY_ATTEMPTS', 'VERIFY_OLD_PHONE_FIRST', 'PHONE_ALREADY_LINKED', 'ACCOUNT_ABNORMAL'],
  },
  updateName: {
    method: 'PUT',
    path: '/member/user/update_name',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary: 'Sets the name, not within a year of the last change',
    body: z.strictObject({ user_name: UserName }),
    data: UserInfo,
    /** INVALID_PARAMETER, field `user_name`: changed within the last year */
    errors: ['ACCOUNT_NAME_EXISTS', 'INVALID_PARAMETER', 'ACCOUNT_ABNORMAL'],
  },
  updateInfo: {
    method: 'PUT',
    path: '/member/user/update_info',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary: 'Sets name and birth date together, each by its own rule',
    body: z.strictObject({ user_name: UserName.optional(), birthday: BirthDate.optional() }),
    data: UserInfo,
    errors: ['ACCOUNT_NAME_EXISTS', 'INVALID_PARAMETER', 'BIRTHDAY_ONCE_A_YEAR', 'ACCOUNT_ABNORMAL'],
  },
  updatePassword: {
    method: 'PUT',
    path: '/member/user/update_password',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary: 'Changes the password against the old one (none where none was set); ends every session of the account, this one too',
    sensitive: true,
    body: z.strictObject({ old_password: EncryptedPassword.optional(), password: EncryptedPassword }),
    data: Done,
    /** INVALID_PARAMETER, field `password`: against the rule for passwords, or unreadable */
    errors: ['PASSWORD_WRONG', 'TOO_MANY_FAILURES', 'INVALID_PARAMETER', 'ACCOUNT_ABNORMAL'],
  },
  checkEmail: {
    method: 'POST',
    path: '/member/user/check_email',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary: 'Verifies the linked e-mail by its code; gives the ticket that allows a change',
    sensitive: true,
    body: z.strictObject({ check_code: Code }),
    data: z.strictObject({ verify_ticket: verifyTicket }),
    errors: ['CODE_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  checkPhone: {
    method: 'POST',
    path: '/member/user/check_phone',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary: 'Verifies the linked phone by its code; gives the ticket that allows a change',
    sensitive: true,
    body: z.strictObject({ check_code: Code }),
    data: z.strictObject({ verify_ticket: verifyTicket }),
    errors: ['CODE_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  verifyLinked: {
    method: 'POST',
    path: '/member/user/send_linked_code',
    kind: 'mutation',
    auth: 'member',
    source: assumed,
    summary: 'Sends a code to the linked phone or e-mail, which the client knows masked only',
    sensitive: true,
    body: z.strictObject({
      /** 3 = the linked phone, 4 = the linked e-mail */
      account_type: z.union([z.literal(3), z.literal(4)]),
      /** 4 to verify it before a change, 5 to reset the password */
      code_type: z.literal([4, 5]),
      image_code: z.string().max(6),
      image_nonce: z.string().min(8).max(80),
    }),
    data: CodeSent,
    errors: ['CODE_INVALID', 'TOO_MANY_ATTEMPTS', 'ACCOUNT_NOT_FOUND', 'DEVICE_UNSAFE'],
  },
  setDeviceLanguage: {
    method: 'POST',
    path: '/member/user/device_language',
    kind: 'mutation',
    auth: 'guest',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    summary: "Remembers the device's language",
    body: z.strictObject({ language: LanguageCode, device_id: deviceId }),
    data: Done,
    errors: [],
  },
  deviceLanguage: {
    method: 'GET',
    path: '/member/user/device_language',
    kind: 'query',
    auth: 'guest',
    source: documented,
    summary: "The device's language; empty for a device not known",
    query: z.strictObject({ device_id: deviceId }),
    data: z.union([LanguageCode, z.literal('')]),
    errors: [],
  },
  visit: {
    method: 'POST',
    path: '/member/user/visit',
    kind: 'mutation',
    auth: 'guest',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    summary: 'Sent once on start; the reply is not read',
    body: z.strictObject({ device_id: deviceId }),
    data: Done,
    errors: [],
  },
})
