import { z } from 'zod'
import { CodeSent, EncryptedPassword } from './auth-entities.ts'
import { NoData } from './common.ts'
import { assumed, defineContract, documentedPath, memberGet, memberPost } from './contract.ts'
import { deviceContract } from './device.ts'
import { fieldRules } from './field-rules.ts'
import { LIMITS } from './limits.ts'
import { ACCOUNT_TYPE, CODE_TYPE } from './login-types.ts'
import { BirthDate, MemberContact, UserInfo } from './member-entities.ts'
import { CaptchaText, Email, Phone, RequiredLine, VerificationCode } from './rules.ts'

const UserName = RequiredLine.max(LIMITS.userNameMax)
const verifyTicket = z.string().min(8).max(80)

export const memberContract = defineContract({
  info: {
    ...memberGet,
    path: '/member/user/info',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    summary: 'The signed-in member',
    data: UserInfo,
    errors: [],
  },
  contact: {
    ...memberGet,
    path: '/member/user/contact',
    source: assumed,
    summary: "The member's own name, phone and e-mail in full, which forms of addresses and accounts begin with",
    data: MemberContact,
    errors: [],
  },
  updateAvatar: {
    method: 'PUT',
    path: '/member/user/update_avatar',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary: `Sets the picture, at most ${LIMITS.avatarMaxKb} KB, ${LIMITS.avatarPixels}×${LIMITS.avatarPixels} px recommended`,
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
    /** INVALID_PARAMETER, field `birthday`: in the future, or before 1900 */
    errors: ['BIRTHDAY_ONCE_A_YEAR', 'INVALID_PARAMETER', 'ACCOUNT_ABNORMAL'],
  },
  updateEmail: {
    method: 'PUT',
    path: '/member/user/update_email',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary: 'Links or changes the e-mail; the linked one is verified first. Without a ticket, by the verification of this session',
    sensitive: true,
    body: z.strictObject({ email: Email, check_code: VerificationCode, verify_ticket: verifyTicket.optional() }),
    data: UserInfo,
    errors: ['CODE_INVALID', 'TOO_MANY_ATTEMPTS', 'VERIFY_OLD_EMAIL_FIRST', 'EMAIL_ALREADY_LINKED', 'ACCOUNT_ABNORMAL'],
  },
  updateMobile: {
    method: 'PUT',
    path: '/member/user/update_mobile',
    kind: 'mutation',
    auth: 'member',
    source: documentedPath,
    summary:
      'Links or changes the phone; the linked one is verified first, or the linked e-mail. Without a ticket, by the verification of this session',
    sensitive: true,
    body: z.strictObject({
      phone: Phone,
      country_code: z.literal(LIMITS.phoneCountryCode),
      check_code: VerificationCode,
      verify_ticket: verifyTicket.optional(),
    }),
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
    data: NoData,
    /** INVALID_PARAMETER, field `password`: against the rule for passwords, or unreadable */
    errors: ['PASSWORD_WRONG', 'TOO_MANY_FAILURES', 'INVALID_PARAMETER', 'ACCOUNT_ABNORMAL'],
  },
  checkEmail: {
    ...memberPost,
    path: '/member/user/check_email',
    source: documentedPath,
    summary: 'Verifies the linked e-mail by its code; gives the ticket that allows a change',
    sensitive: true,
    body: z.strictObject({ check_code: VerificationCode }),
    data: z.strictObject({ verify_ticket: verifyTicket }),
    errors: ['CODE_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  checkPhone: {
    ...memberPost,
    path: '/member/user/check_phone',
    source: documentedPath,
    summary: 'Verifies the linked phone by its code; gives the ticket that allows a change',
    sensitive: true,
    body: z.strictObject({ check_code: VerificationCode }),
    data: z.strictObject({ verify_ticket: verifyTicket }),
    errors: ['CODE_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
  verifyLinked: {
    ...memberPost,
    path: '/member/user/send_linked_code',
    source: assumed,
    summary: 'Sends a code to the linked phone or e-mail, which the client knows masked only',
    sensitive: true,
    body: z.strictObject({
      /** 3 = the linked phone, 4 = the linked e-mail */
      account_type: z.union([z.literal(ACCOUNT_TYPE.phone), z.literal(ACCOUNT_TYPE.email)]),
      /** 4 to verify it before a change, 5 to reset the password */
      code_type: z.literal([CODE_TYPE.verifyLinked, CODE_TYPE.resetPassword]),
      image_code: CaptchaText,
      image_nonce: z.string().min(8).max(80),
    }),
    data: CodeSent,
    blockedDevice: 'DEVICE_UNSAFE',
    errors: ['CODE_INVALID', 'TOO_MANY_ATTEMPTS', 'ACCOUNT_NOT_FOUND', 'DEVICE_UNSAFE'],
  },
  ...deviceContract,
})

const { updateName, updateMobile, updateEmail } = memberContract
export const MEMBER_RULES = {
  ...fieldRules(updateName.body.shape),
  ...fieldRules(updateMobile.body.shape),
  ...fieldRules(updateEmail.body.shape),
}
