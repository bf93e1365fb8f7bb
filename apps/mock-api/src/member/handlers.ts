import { pickCalls } from '@nusaria/contracts/endpoint'
import type { Language } from '@nusaria/contracts/headers'
import { memberContract } from '@nusaria/contracts/member'
import type { WorldCtx } from '../kernel/ctx.ts'
import { implement } from '../kernel/implement.ts'
import { userInfoOf } from './rules.ts'

/** Notes that a device was here: its language when it chose one, a visit when it opened the shop. */
function noteDevice({ db, now }: WorldCtx, device_id: string, seen: { language?: Language; visit?: true }): void {
  const known = db.devices.get(device_id)
  const visits = (known?.visits ?? 0) + (seen.visit ? 1 : 0)
  const language = seen.language ?? known?.language ?? null
  if (known) db.devices.update(device_id, { language, visits, seen_at: now })
  else db.devices.insert({ device_id, language, visits, seen_at: now })
}

const served = pickCalls(memberContract, 'info', 'setDeviceLanguage', 'deviceLanguage', 'visit')

export const memberRoutes = implement(served, {
  info(_, { db, member, now }) {
    const vouchers = db.vouchers.count((row) => row.member_no === member.member_no && row.state === 'unused' && row.expires_at > now)
    return userInfoOf(member, vouchers, now)
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
