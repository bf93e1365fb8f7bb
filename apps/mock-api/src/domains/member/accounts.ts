import { isEmailAccount, maskAccount, normalizeAccount } from '@nusaria/contracts/account'
import type { Language } from '@nusaria/contracts/headers'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { sendWelcome } from '../message/index.ts'
import type { MemberRow } from './tables.ts'

/** Finds a member by phone number (`0812…` or `812…`) or e-mail address. */
export function findByAccount({ db }: WorldCtx, account: string): MemberRow | undefined {
  const plain = normalizeAccount(account)
  return db.members.find(isEmailAccount(plain) ? { email: plain } : { phone: plain })
}

/** Registers a member for a phone number or e-mail address that nobody has; the name is the masked account. */
export function register(ctx: WorldCtx, account: string): MemberRow {
  const plain = normalizeAccount(account)
  const email = isEmailAccount(plain)
  const member = ctx.db.members.insert({
    member_no: ctx.ids.next('M'),
    user_name: maskAccount(plain),
    phone: email ? null : plain,
    email: email ? plain : null,
    password: null,
    wrong_passwords: 0,
    disabled: false,
    abnormal: false,
    points: 0,
    avatar_url: null,
    birthday: null,
    name_changed_at: null,
    birthday_changed_at: null,
    created_at: ctx.now,
  })
  sendWelcome(ctx, member.member_no)
  return member
}

/** Records a device: its chosen language, or a visit. */
export function recordDevice({ db, now }: WorldCtx, device_id: string, seen: { language?: Language; visit?: true }): void {
  const known = db.devices.get(device_id)
  const visits = (known?.visits ?? 0) + (seen.visit ? 1 : 0)
  const language = seen.language ?? known?.language ?? null
  if (known) db.devices.update(device_id, { language, visits, seen_at: now })
  else db.devices.insert({ device_id, language, visits, seen_at: now })
}
