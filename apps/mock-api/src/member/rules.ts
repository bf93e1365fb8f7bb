import { maskEmail, maskPhone } from '@nusaria/contracts/account'
import type { UserInfo } from '@nusaria/contracts/member'
import { iso } from '../kernel/time.ts'
import type { MemberRow } from './tables.ts'

/** A year after a change, Jakarta's calendar (29 February leads to 1 March); null when it may be changed now. */
export function changeableFrom(changedAt: number | null, now: number): string | null {
  if (changedAt === null) return null
  const date = new Date(changedAt)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.getTime() > now ? iso(date.getTime()) : null
}

/** The member as the account screens show it. `voucher_count`: unused ones in the wallet. */
export function userInfoOf(member: MemberRow, voucher_count: number, now: number): UserInfo {
  return {
    member_no: member.member_no,
    user_name: member.user_name,
    avatar_url: member.avatar_url,
    phone: member.phone === null ? '' : maskPhone(member.phone),
    email: member.email === null ? '' : maskEmail(member.email),
    birthday: member.birthday,
    name_change_from: changeableFrom(member.name_changed_at, now),
    birthday_change_from: changeableFrom(member.birthday_changed_at, now),
    flag_password: member.password !== null,
    points: member.points,
    voucher_count,
    registered_at: iso(member.created_at),
    account_state: 'active',
  }
}
