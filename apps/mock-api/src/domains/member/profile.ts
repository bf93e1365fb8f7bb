import { DAY, formatInstant } from '@nusaria/catalogue/lib/time'
import { maskAccount, maskEmail, maskPhone } from '@nusaria/contracts/account'
import type { Complete } from '@nusaria/contracts/added'
import type { DeletionState } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { memberContract } from '@nusaria/contracts/member'
import type { MemberContact, UserInfo } from '@nusaria/contracts/member-entities'
import { toPlainText } from '@nusaria/contracts/typed-text'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import type { FailDetail } from '../../engine/http/reply.ts'
import { pictureUrl, readPicture, storePicture } from '../picture/index.ts'
import type { VoucherRow } from '../voucher/tables.ts'
import type { MemberRow } from './tables.ts'
import { verifiedUntil } from './verification.ts'

/** One year after a change; null when a change is allowed now. `changedAt` is null before the first change. */
export function changeableFrom(changedAt: number | null, now: number): string | null {
  if (changedAt === null) return null
  const from = changedAt + LIMITS.profileDays * DAY
  return from > now ? formatInstant(from) : null
}

/** The earliest possible birth date. */
const FIRST_BIRTHDAY = '1900-01-01'

/** Whether a day (`YYYY-MM-DD`) can be a birth date; today in Jakarta counts. */
export function isBirthday(birthday: string, now: number): boolean {
  return birthday >= FIRST_BIRTHDAY && birthday <= formatInstant(now).slice(0, FIRST_BIRTHDAY.length)
}

/** Spaces and invisible characters: they form no name and don't distinguish two. */
const INVISIBLE = /[\s\p{C}]/gu

/** A name normalized for comparison: case, spaces and look-alike characters don't distinguish names. */
export function normalizeName(name: string): string {
  return toPlainText(name).toLowerCase().replace(INVISIBLE, '')
}

/** Whether another member has this name. */
export function isNameTaken({ db }: Pick<WorldCtx, 'db'>, name: string, member_no: string): boolean {
  const normalized = normalizeName(name)
  return db.members.find((row) => row.member_no !== member_no && normalizeName(row.user_name) === normalized) !== undefined
}

/** The account's state during a deletion. Nobody is logged in to a deleted account. */
const ACCOUNT_STATES: Readonly<Record<DeletionState, Complete<UserInfo>['account_state']>> = {
  submitted: 'deletion_submitted',
  processing: 'deletion_processing',
  deleted: 'deletion_processing',
}

/** The vouchers a member can still use. */
export function unusedVouchers({ db, now }: Pick<WorldCtx, 'db' | 'now'>, member_no: string): VoucherRow[] {
  return db.vouchers.all((row) => row.member_no === member_no && row.state === 'unused' && row.expires_at > now)
}

/** The member as the account screens show it. */
export function userInfo(ctx: WorldCtx & Pick<Ctx, 'token'>, member_no: string): Complete<UserInfo> {
  const { db, now } = ctx
  const member = db.members.get(member_no)
  if (!member) throw new Error(`There is no member ${member_no}`)
  const deletion = db.deletions.get(member_no)
  return {
    member_no,
    user_name: member.user_name,
    avatar_url: member.avatar_url,
    phone: member.phone === null ? '' : maskPhone(member.phone),
    email: member.email === null ? '' : maskEmail(member.email),
    phone_verified_until: verifiedUntil(ctx, member_no, 'phone'),
    email_verified_until: verifiedUntil(ctx, member_no, 'email'),
    birthday: member.birthday,
    name_change_from: changeableFrom(member.name_changed_at, now),
    birthday_change_from: changeableFrom(member.birthday_changed_at, now),
    flag_password: member.password !== null,
    points: member.points,
    voucher_count: unusedVouchers(ctx, member_no).length,
    registered_at: formatInstant(member.created_at),
    account_state: deletion ? ACCOUNT_STATES[deletion.status] : 'active',
  }
}

/** A name that still is the masked account is nobody's name. */
export function contactOf({ user_name, phone, email }: Pick<MemberRow, 'user_name' | 'phone' | 'email'>): MemberContact {
  const given = [phone, email].some((account) => account !== null && maskAccount(account) === user_name)
  return { name: given ? '' : user_name, phone: phone ?? '', email: email ?? '' }
}

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
export async function changeAvatar(ctx: ChangeCtx<ErrorOf<'updateAvatar'>> & Pick<Ctx, 'decodePicture'>, file: File): Promise<void> {
  const { db, member } = ctx
  const { member_no } = member
  const picture = (await readPicture(ctx, file)) ?? ctx.fail('INVALID_PARAMETER', { field: 'avatar' })
  db.pictures.removeWhere({ member_no, purpose: 'avatar' })
  db.members.update(member_no, { avatar_url: pictureUrl(storePicture(ctx, { ...picture, member_no, purpose: 'avatar' })) })
}
