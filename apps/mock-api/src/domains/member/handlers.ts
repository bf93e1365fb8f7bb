import { memberContract } from '@nusaria/contracts/member'
import { implement } from '../../engine/contract/implement.ts'
import { sendLinkedCode } from '../auth/index.ts'
import { recordDevice } from './accounts.ts'
import { linkAccount, verifyLinked } from './linking.ts'
import { changePassword } from './passwords.ts'
import { changeAvatar, changeBirthday, changeName, contactOf, requireUnflagged, userInfo } from './profile.ts'

export const memberRoutes = implement(memberContract, {
  info: (_, ctx) => userInfo(ctx, ctx.member.member_no),

  contact: (_, ctx) => contactOf(ctx.member),

  async updateAvatar({ form }, ctx) {
    requireUnflagged(ctx)
    await changeAvatar(ctx, form.avatar)
    return userInfo(ctx, ctx.member.member_no)
  },
  updateName({ body }, ctx) {
    requireUnflagged(ctx)
    changeName(ctx, body.user_name)
    return userInfo(ctx, ctx.member.member_no)
  },
  updateBirthday({ body }, ctx) {
    requireUnflagged(ctx)
    changeBirthday(ctx, body.birthday)
    return userInfo(ctx, ctx.member.member_no)
  },
  /** If one change is refused, the other is not made either. */
  updateInfo({ body }, ctx) {
    requireUnflagged(ctx)
    if (body.user_name !== undefined) changeName(ctx, body.user_name)
    if (body.birthday !== undefined) changeBirthday(ctx, body.birthday)
    return userInfo(ctx, ctx.member.member_no)
  },

  updateEmail({ body: { email, check_code: code, verify_ticket: ticket } }, ctx) {
    requireUnflagged(ctx)
    linkAccount(ctx, { kind: 'email', account: email, code, ticket, unverified: 'VERIFY_OLD_EMAIL_FIRST', taken: 'EMAIL_ALREADY_LINKED' })
    return userInfo(ctx, ctx.member.member_no)
  },
  updateMobile({ body: { phone, check_code: code, verify_ticket: ticket } }, ctx) {
    requireUnflagged(ctx)
    linkAccount(ctx, { kind: 'phone', account: phone, code, ticket, unverified: 'VERIFY_OLD_PHONE_FIRST', taken: 'PHONE_ALREADY_LINKED' })
    return userInfo(ctx, ctx.member.member_no)
  },
  checkEmail: ({ body }, ctx) => verifyLinked(ctx, 'email', body.check_code),
  checkPhone: ({ body }, ctx) => verifyLinked(ctx, 'phone', body.check_code),
  verifyLinked: ({ body }, ctx) => sendLinkedCode(ctx, body),

  async updatePassword({ body }, ctx) {
    requireUnflagged(ctx)
    await changePassword(ctx, body)
    return null
  },

  setDeviceLanguage({ body }, ctx) {
    recordDevice(ctx, body.device_id, { language: body.language })
    return null
  },
  deviceLanguage({ query }, { db }) {
    return db.devices.get(query.device_id)?.language ?? ''
  },
  visit({ body }, ctx) {
    recordDevice(ctx, body.device_id, { visit: true })
    return null
  },
})
