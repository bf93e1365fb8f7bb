import { memberContract } from '@nusaria/contracts/member'
import { sendLinkedCode } from '../auth/codes.ts'
import { implement } from '../kernel/implement.ts'
import { noteDevice } from './devices.ts'
import { userInfoOf } from './info.ts'
import { link, verifyLinked } from './linking.ts'
import { changePassword } from './passwords.ts'
import { changeAvatar, changeBirthday, changeName, requireCalm } from './profile.ts'

export const memberRoutes = implement(memberContract, {
  info: (_, ctx) => userInfoOf(ctx, ctx.member.member_no),

  async updateAvatar({ form }, ctx) {
    requireCalm(ctx)
    await changeAvatar(ctx, form.avatar)
    return userInfoOf(ctx, ctx.member.member_no)
  },
  updateName({ body }, ctx) {
    requireCalm(ctx)
    changeName(ctx, body.user_name)
    return userInfoOf(ctx, ctx.member.member_no)
  },
  updateBirthday({ body }, ctx) {
    requireCalm(ctx)
    changeBirthday(ctx, body.birthday)
    return userInfoOf(ctx, ctx.member.member_no)
  },
  /** A refusal of one takes the other back. */
  updateInfo({ body }, ctx) {
    requireCalm(ctx)
    if (body.user_name !== undefined) changeName(ctx, body.user_name)
    if (body.birthday !== undefined) changeBirthday(ctx, body.birthday)
    return userInfoOf(ctx, ctx.member.member_no)
  },

  updateEmail({ body: { email, check_code: code, verify_ticket: ticket } }, ctx) {
    requireCalm(ctx)
    link(ctx, { kind: 'email', account: email, code, ticket, unverified: 'VERIFY_OLD_EMAIL_FIRST', taken: 'EMAIL_ALREADY_LINKED' })
    return userInfoOf(ctx, ctx.member.member_no)
  },
  updateMobile({ body: { phone, check_code: code, verify_ticket: ticket } }, ctx) {
    requireCalm(ctx)
    link(ctx, { kind: 'phone', account: phone, code, ticket, unverified: 'VERIFY_OLD_PHONE_FIRST', taken: 'PHONE_ALREADY_LINKED' })
    return userInfoOf(ctx, ctx.member.member_no)
  },
  checkEmail: ({ body }, ctx) => verifyLinked(ctx, 'email', body.check_code),
  checkPhone: ({ body }, ctx) => verifyLinked(ctx, 'phone', body.check_code),
  verifyLinked: ({ body }, ctx) => sendLinkedCode(ctx, body),

  async updatePassword({ body }, ctx) {
    requireCalm(ctx)
    await changePassword(ctx, body)
    return null
  },

  setDeviceLanguage({ body }, ctx) {
    noteDevice(ctx, body.device_id, { language: body.language })
    return null
  },
  deviceLanguage({ query }, { db }) {
    return db.devices.get(query.device_id)?.language ?? ''
  },
  visit({ body }, ctx) {
    noteDevice(ctx, body.device_id, { visit: true })
    return null
  },
})
