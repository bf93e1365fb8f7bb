import type { WorldCtx } from '../kernel/ctx.ts'
import { ACCOUNT_TEXTS, type AccountText } from './texts.ts'

/** Leaves a member a message about the account. It leads to the settings, where the account is looked after. */
export function notifyOfAccount({ db, ids, now }: WorldCtx, member_no: string, text: AccountText): void {
  db.messages.insert({
    msg_no: ids.next('MSG'),
    member_no,
    kind: 'system',
    ...ACCOUNT_TEXTS[text],
    read: false,
    link: { target: 'setting', ref: null },
    created_at: now,
  })
}
