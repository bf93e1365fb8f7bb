import { maskEmail, maskPhone } from '@nusaria/contracts/account'
import type { Complete } from '@nusaria/contracts/added'
import type { DeletionState } from '@nusaria/contracts/lifecycle'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { formatInstant } from '../../lib/time.ts'
import type { VoucherRow } from '../voucher/tables.ts'
import { changeableFrom } from './rules.ts'

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
export function userInfo(ctx: WorldCtx, member_no: string): Complete<UserInfo> {
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
