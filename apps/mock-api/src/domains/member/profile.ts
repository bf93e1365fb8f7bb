import type { memberContract } from '@nusaria/contracts/member'
import type { FailDetail, WorldCtx } from '../../engine/contract/context.ts'
import { pictureUrl, readPicture, storePicture } from '../picture/pictures.ts'
import { isNameTaken, normalizeName } from './names.ts'
import { changeableFrom, isBirthday } from './rules.ts'
import type { MemberRow } from './tables.ts'

/** The context of a profile change. */
interface ChangeCtx<E extends string> extends WorldCtx {
  readonly member: MemberRow
  fail(name: E, detail?: FailDetail): never
}

type ErrorOf<N extends keyof typeof memberContract> = (typeof memberContract)[N]['errors'][number]

/** Risk control blocks changes of a flagged account. */
export function requireUnflagged(ctx: ChangeCtx<'ACCOUNT_ABNORMAL'>): void {
  if (ctx.member.abnormal) ctx.fail('ACCOUNT_ABNORMAL')
}

/** Changes a member's name, once a year. The same name changes nothing. */
export function changeName(ctx: ChangeCtx<ErrorOf<'updateName'>>, typed: string): void {
  const { db, member, now } = ctx
  const user_name = typed.trim()
  if (user_name === member.user_name) return
  if (normalizeName(user_name) === '' || changeableFrom(member.name_changed_at, now) !== null)
    ctx.fail('INVALID_PARAMETER', { field: 'user_name' })
  if (isNameTaken(ctx, user_name, member.member_no)) ctx.fail('ACCOUNT_NAME_EXISTS', { field: 'user_name' })
  db.members.update(member.member_no, { user_name, name_changed_at: now })
}

/** Changes a member's birth date, once a year. The same date changes nothing. */
export function changeBirthday(ctx: ChangeCtx<ErrorOf<'updateBirthday'>>, birthday: string): void {
  const { db, member, now } = ctx
  if (birthday === member.birthday) return
  if (!isBirthday(birthday, now)) ctx.fail('INVALID_PARAMETER', { field: 'birthday' })
  if (changeableFrom(member.birthday_changed_at, now) !== null) ctx.fail('BIRTHDAY_ONCE_A_YEAR', { field: 'birthday' })
  db.members.update(member.member_no, { birthday, birthday_changed_at: now })
}

/** Sets a member's picture and removes the previous one. */
export async function changeAvatar(ctx: ChangeCtx<ErrorOf<'updateAvatar'>>, file: File): Promise<void> {
  const { db, member } = ctx
  const { member_no } = member
  const picture = (await readPicture(file)) ?? ctx.fail('INVALID_PARAMETER', { field: 'avatar' })
  db.pictures.removeWhere({ member_no, purpose: 'avatar' })
  db.members.update(member_no, { avatar_url: pictureUrl(storePicture(ctx, { ...picture, member_no, purpose: 'avatar' })) })
}
