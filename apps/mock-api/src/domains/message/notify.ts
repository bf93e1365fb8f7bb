import type { Complete } from '@nusaria/contracts/added'
import type { Message } from '@nusaria/contracts/message'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { ACCOUNT_TEXTS, type AccountText, type MessageText, SHOP_TEXTS } from './texts.ts'

/** Sends a member a message. It is shown in the reader's current language. */
export function sendMessage(
  { db, ids, now }: Pick<WorldCtx, 'db' | 'ids' | 'now'>,
  member_no: string,
  kind: Complete<Message>['kind'],
  { title, content }: MessageText,
  link: Complete<Message>['link'],
): void {
  db.messages.insert({ msg_no: ids.next('MSG'), member_no, kind, title, content, read: false, link, created_at: now })
}

/** Sends a message about the account; it links to the settings. */
export function notifyOfAccount(ctx: WorldCtx, member_no: string, text: AccountText): void {
  sendMessage(ctx, member_no, 'system', ACCOUNT_TEXTS[text], { target: 'setting', ref: null })
}

/** Welcomes a new member; links to the vouchers. */
export function sendWelcome(ctx: WorldCtx, member_no: string): void {
  sendMessage(ctx, member_no, 'system', SHOP_TEXTS.welcome, { target: 'coupons', ref: null })
}
